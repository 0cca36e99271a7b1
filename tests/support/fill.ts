import type { UserEvent } from '@testing-library/user-event'

/** Pastes the text into the field. `user.type` renders the form for every letter, so only tests about typing use it. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
