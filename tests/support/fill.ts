import type { UserEvent } from '@testing-library/user-event'

/** Adds the text to the field at once. `user.type` renders the form for every letter, and is for tests about typing. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
