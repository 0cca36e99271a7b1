import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { fill } from './fill'
import { fieldOf } from './form-errors'

/** The contact form. /contact also has a quote form. */
export const messageForm = () => screen.findByRole('form', { name: /^Write to us$|^Send us your review$/ })

export async function fillInMessage(user: UserEvent, form: HTMLElement, phone = '') {
  await fill(user, fieldOf(form, 'name'), 'Grace Lindqvist')
  await fill(user, fieldOf(form, 'email'), 'grace@example.com')
  if (phone) await fill(user, fieldOf(form, 'phone'), phone)
  await fill(user, fieldOf(form, 'message'), 'Do you sell mulch?')
}

export const sendButton = () => screen.getByRole('button', { name: /Send Message|Sending\.\.\./ })
