import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'

/**
 * Fetches the heading font once the page is there and the browser has nothing
 * better to do; until then, and if it never comes, a fallback of the same
 * measures stands in.
 */
export function loadHeadingFont() {
  const load = async () => {
    const face = new FontFace('Fraunces', `url(${fraunces})`, { weight: '600' })
    document.fonts.add(await face.load())
  }
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
  const start = () => whenIdle(() => void load().catch(() => {}))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
