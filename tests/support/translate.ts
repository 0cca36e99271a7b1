/** As browsers translate: each text moves into an element of its own. Also runs in a page. */
export function translate(root: Element) {
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text.data)
  }
}
