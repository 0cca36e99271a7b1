/** In the page: types each payload into each field of the post editor; what is wrong in the preview then. */
export async function typeEach(texts: { number: number; text: string }[]) {
  const wrong: string[] = []
  const preview = document.querySelector('#preview')
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)'),
  ]
  // Below its fields the form counts, says what is wrong and shows a picture; and the site asks for code ahead.
  const isAround = (element: Element) => !element.closest('main form p, main form div:has(> p[role=status]), head link')
  const bodyOf = (element: Element | null) => element?.querySelector(':scope > div > div:last-child')
  const outline = () =>
    [...document.querySelectorAll('*')]
      .filter((element) => isAround(element) && !bodyOf(preview)?.contains(element))
      .map(({ tagName }) => tagName)
      .join(' ')
      // The field's preview has a picture of another shape where an address rests.
      .replaceAll(/PICTURE( SOURCE)+ IMG/g, 'IMG')
  const usual = outline()
  for (const { number, text } of texts) {
    for (const field of fields) {
      if (field.type !== 'date') field.value = field.name === 'content' ? `<p>Number ${number}.</p>${text}` : text
    }
    fields[0]?.dispatchEvent(new Event('input', { bubbles: true }))
    for (let frames = 0; !preview?.textContent.includes(`Number ${number}.`); frames += 1) {
      if (frames > 600) throw new Error(`The preview did not follow at ${number}.`)
      await new Promise(requestAnimationFrame)
    }
    for (const { tagName, attributes, outerHTML } of bodyOf(preview)?.querySelectorAll('*') ?? []) {
      const hasOwnAttribute = [...attributes].some(({ name }) => name !== 'class')
      if (!/^(?:P|H2|H3|UL|LI|B|I|BR)$/.test(tagName) || hasOwnAttribute) wrong.push(outerHTML)
    }
    // The field takes no line breaks.
    const title = fields.find(({ name }) => name === 'title')?.value.trim() || 'Title'
    if (preview?.querySelector('h2')?.textContent !== title) wrong.push(`${number} is not the title`)
    if (outline() !== usual) wrong.push(`${number} changes the page`)
  }
  return wrong
}
