import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { unreachable } from '../../support/faults'
import { fill } from '../../support/fill'
import { inject, withLocalSupabase } from '../../support/local-supabase'
import { answers, fillIn, submit } from '../../support/quote-form'
import { findToast, renderApp } from '../../support/render-app'

// What became of one request is not said of the next.

withLocalSupabase()

const UNCERTAIN = /^We cannot tell whether your request has reached us\./

async function goTo(user: UserEvent, name: string, heading: string | RegExp) {
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name: heading })
}

const clear = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Clear form' }))

const ways: [string, (user: UserEvent) => Promise<void>][] = [
  ['cleared', clear],
  [
    'cleared and left',
    async (user) => {
      await clear(user)
      await goTo(user, 'About Us', /A family firm/)
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

test.each(ways)('of a form that was %s nothing is said when another request is begun', async (_, empty) => {
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
