import { expect } from 'vitest'

export type Field = HTMLInputElement | HTMLTextAreaElement

/** The invalid fields with their error messages: `['email', 'Enter ...']`. */
export const wrongFields = (form: HTMLElement) =>
  [...form.querySelectorAll<Field>('[aria-invalid=true]')].map((field) => [field.name, errorOf(field)])

/** The error message is the last element that `aria-describedby` names. */
function errorOf(field: Field) {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
  const error = document.getElementById(id)
  expect(error).toBeVisible()
  return error?.textContent
}

export function fieldOf(form: HTMLElement, name: string): Field {
  const field = form.querySelector<Field>(`[name=${name}]`)
  if (!field) throw new Error(`The form has no field ${name}.`)
  return field
}
