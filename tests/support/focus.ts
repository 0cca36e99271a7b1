/** What has the focus at the moment in which the element, which is there now, is gone from the page. */
export const focusWhenGone = (element: Element) =>
  new Promise<Element | null>((resolve) => {
    const observer = new MutationObserver(() => {
      if (element.isConnected) return
      observer.disconnect()
      resolve(document.activeElement)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
