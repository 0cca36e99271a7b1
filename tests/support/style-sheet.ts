import { onTestFinished } from 'vitest'

/** Adds a style sheet that is on its way, so that the next page is not shown until the returned function is called. */
export function holdStyleSheet() {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  document.head.append(link)
  onTestFinished(() => link.remove())
  return () => {
    link.dispatchEvent(new Event('load'))
    link.remove()
  }
}
