/** What a visitor would call the things of a page. */
export type Kind = 'link' | 'button' | 'summary' | 'heading' | 'field' | 'option' | 'dialog' | 'row' | 'region' | 'text'

/**
 * Runs in the page: the first visible element of this kind whose name begins
 * with these words, inside that landmark or whatever else the selector names.
 */
export function findInPage(kind: Kind, name: string, inside: string): Element | null {
  const selectors = {
    link: 'a[href]',
    button: 'button',
    summary: 'summary',
    heading: 'h1, h2, h3',
    field: 'input, textarea, [role=slider]',
    option: 'input[type=checkbox]',
    dialog: '[role=dialog], dialog',
    row: '[data-row]',
    region: 'section, [role=region]',
    text: 'p, span, strong, li, td, div',
  }
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const named = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
    return (
      element.getAttribute('aria-label') ||
      named(element, 'aria-labelledby') ||
      labels.map(textOf).join(' ') ||
      textOf(element)
    )
  }
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  // A row is found by any of its words.
  const fits = (element: Element) =>
    kind === 'row' ? textOf(element).includes(name) : nameOf(element).startsWith(name)
  const found = [...document.querySelectorAll(`:is(${inside}) :is(${selectors[kind]})`)].filter(
    (element) => isThere(element) && fits(element),
  )
  // The innermost of several texts around the same words.
  return (
    (kind === 'text'
      ? found.find((element) => !found.some((other) => other !== element && element.contains(other)))
      : found[0]) ?? null
  )
}
