// The style sheet of all pages, which startup/inline/boot.ts requests after the first paint.

const findLink = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')

/** False while the sheet is on its way. True without a link: on the development server, and when the sheet was lost. */
export const isStyleLoaded = () => findLink()?.sheet !== null

/** Resolves when the style sheet has loaded or failed. */
export async function loadStyle() {
  if (isStyleLoaded()) return
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) findLink()?.addEventListener(type, resolve, { once: true })
  })
}
