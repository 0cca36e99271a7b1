import { expect } from 'vitest'

export type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields that are marked as wrong, with the words that describe them: `['email', 'Enter ...']`. */
export const wrongFields = (form: HTMLElement) =>
  [...form.querySelectorAll<Field>('[aria-invalid=true]')].map((field) => [field.name, wordsOf(field)])

/** The error is the last of the texts that describe a field, and stands in its place on the page. */
function wordsOf(field: Field) {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
  const words = document.getElementById(id)
  expect(words).toBeVisible()
  return words?.textContent
}

export function fieldOf(form: HTMLElement, name: string): Field {
  const field = form.querySelector<Field>(`[name=${name}]`)
  if (!field) throw new Error(`The form has no field ${name}.`)
  return field
}
