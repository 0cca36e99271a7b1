import { onTestFinished } from 'vitest'

/** Adds a style sheet that is on its way, so that the next page is not shown at once. Returns what lets it arrive. */
export function holdStyleSheet() {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
  onTestFinished(() => link.remove())
  return () => link.dispatchEvent(new Event('load'))
}
