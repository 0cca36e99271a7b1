import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'

/** Loads the heading font. Until then, or if that fails, a fallback font with the same metrics is shown. */
export async function loadHeadingFont() {
  const face = new FontFace('Fraunces', `url(${fraunces})`, { weight: '600' })
  await face.load().then(
    () => document.fonts.add(face),
    () => {},
  )
}
