import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { fill } from './fill'

/** Puts these texts into the fields of these labels, in the place of what stands there. */
export async function fillFields(user: UserEvent, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`))
    await user.clear(field)
    if (text) await fill(user, field, text)
  }
}

/** What stands in the field of this label. */
export const textIn = (label: string) =>
  (screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement | HTMLTextAreaElement).value
