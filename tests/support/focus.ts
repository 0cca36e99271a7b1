/** Resolves with the focused element at the moment the given element is removed from the page. */
export const focusWhenGone = (element: Element) =>
  new Promise<Element | null>((resolve) => {
    const observer = new MutationObserver(() => {
      if (element.isConnected) return
      observer.disconnect()
      resolve(document.activeElement)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
