import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { fill } from './fill'
import { calls } from './local-supabase'
import { renderApp } from './render-app'

/** The texts to type into the quote form, by label. */
export const answers = {
  'Full Name': 'Sam Whitfield',
  Email: 'sam@example.com',
  Phone: '(734) 555-0111',
  'Service Address': '2210 Miller Ave, Ann Arbor',
  'Project Description': 'A dead ash.\nA shed stands under it.',
}

/** Fills in the whole form and checks these services. */
export async function fillIn(
  user: UserEvent,
  services: string[] = ['Tree Removal'],
  changes: Partial<typeof answers> = {},
) {
  await screen.findByRole('heading', { level: 1, name: 'Get a free quote' })
  for (const [label, text] of Object.entries({ ...answers, ...changes }))
    if (text) await fill(user, screen.getByLabelText(label), text)
  for (const service of services) await user.click(screen.getByRole('checkbox', { name: service }))
}

/** After a reset, of which user-event does not know: it would paste behind the earlier text. */
export async function fillInAnother(user: UserEvent, services?: string[]) {
  for (const label of Object.keys(answers)) await user.clear(screen.getByLabelText(label))
  await fillIn(user, services)
}

export const submitButton = () => screen.getByRole('button', { name: /Request My Free Quote|Submitting\.\.\./ })

export async function submit(user: UserEvent) {
  await user.click(submitButton())
}

/** Opens the page, fills in the form and presses the button. */
export async function sendRequest(services?: string[], changes?: Partial<typeof answers>) {
  const view = renderApp('/get-a-quote')
  await fillIn(view.user, services, changes)
  await submit(view.user)
  return view
}

/** The calls that insert. */
export const requestsSent = () => calls.filter(({ method }) => method === 'POST')
