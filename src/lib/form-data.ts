/** The trimmed text of a field; '' when there is none. */
export function readText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * A required field of nothing but spaces passes the browser's check. Marks such
 * fields, shows the browser's message at the first and returns true if there is
 * one. The mark goes as soon as the field changes.
 */
export function reportBlankFields(form: HTMLFormElement): boolean {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    if (!field.required || field.type === 'checkbox' || field.value.trim() !== '') continue
    field.setCustomValidity('Please fill out this field.')
    field.addEventListener('input', () => field.setCustomValidity(''), { once: true })
  }
  return !form.reportValidity()
}
