import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'

/** Loads the heading font when the browser is idle after load. Until then, or if it fails, a fallback font of the same metrics shows. */
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
