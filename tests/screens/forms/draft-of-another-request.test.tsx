import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { about } from '@/content/about'
import { unreachable } from '../../support/faults'
import { fill } from '../../support/fill'
import { inject, withLocalSupabase } from '../../support/local-supabase'
import { answers, fillIn, submit } from '../../support/quote-form'
import { findToast, renderApp } from '../../support/render-app'

// The outcome of one request is not shown for the next one.

withLocalSupabase()

const UNCERTAIN = /^We can’t tell whether your request reached us\./

async function goTo(user: UserEvent, name: string, heading: string) {
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name: heading })
}

const clear = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Clear form' }))

const emptyActions: [string, (user: UserEvent) => Promise<void>][] = [
  ['cleared', clear],
  [
    'cleared and left',
    async (user) => {
      await clear(user)
      await goTo(user, 'About Us', about.title)
      await goTo(user, 'Get a Free Quote', 'Get a free quote')
    },
  ],
  [
    'emptied by hand',
    async (user) => {
      for (const label of Object.keys(answers)) await user.clear(screen.getByLabelText(label))
      await user.click(screen.getByRole('checkbox', { name: 'Tree Removal' }))
    },
  ],
]

test.each(emptyActions)('a form that was %s does not show the earlier outcome for a new request', async (_, empty) => {
  inject(unreachable('insert', 'quote_requests'))
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await submit(user)
  await findToast('Error Sending Request')
  expect(screen.getByText(UNCERTAIN)).toBeVisible()
  await empty(user)
  await fill(user, screen.getByLabelText('Full Name'), 'Somebody else')
  expect(screen.queryByText(UNCERTAIN)).not.toBeInTheDocument()
  expect(window.sessionStorage.getItem('draft:quote-request')).not.toContain('mayHaveArrived')
})
