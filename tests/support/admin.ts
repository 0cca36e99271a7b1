import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { LOCAL_ADMIN_PASSWORD } from '../../supabase/embedded/local-settings.mjs'
import { fill } from './fill'

export async function logIn(user: UserEvent, password = LOCAL_ADMIN_PASSWORD) {
  await fill(user, await screen.findByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log In' }))
}

/** Replaces the values of the fields with these labels. */
export async function fillFields(user: UserEvent, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`))
    await user.clear(field)
    if (text) await fill(user, field, text)
  }
}

/** The value of the field with this label. */
export const textIn = (label: string) =>
  (screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement | HTMLTextAreaElement).value

/** What the browser says when somebody comes back to the tab. */
export const returnToTab = () =>
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
