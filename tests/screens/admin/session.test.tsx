import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LOGIN_ENDED_EVENT } from '@/data/lock'
import { fillFields, textIn } from '../../support/admin'
import { storeQuoteRequest } from '../../support/build-rows'
import { fill } from '../../support/fill'
import { hold } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

const otherTab = (change: () => void) => () => {
  change()
  fireEvent(window, new StorageEvent('storage'))
}

test.for([
  ['another tab logs out', otherTab(() => window.localStorage.removeItem('adminAuthenticated'))],
  ['another tab clears all storage', otherTab(() => window.localStorage.clear())],
  ['the login has ended', () => fireEvent(window, new Event(LOGIN_ENDED_EVENT))],
] as const)('when %s, a new login leads back to the editor, with the draft', async ([_, endLogin]) => {
  const { user } = renderAdmin('/admin/blog/new')
  await fillFields(user, { Title: 'Half a thought' })
  endLogin()
  await fill(user, await screen.findByLabelText('Password'), 'burr-oak-local-admin')
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  await screen.findByRole('heading', { level: 1, name: 'Create New Blog Post' })
  await user.click(await screen.findByRole('button', { name: 'Restore draft' }))
  expect(textIn('Title')).toBe('Half a thought')
})

test('what customers sent does not stay in memory after a login has ended', async () => {
  await storeQuoteRequest()
  const { user } = renderAdmin('/admin/quote-requests')
  await screen.findByText('Sam Whitfield', { selector: 'strong' })
  fireEvent(window, new Event(LOGIN_ENDED_EVENT))
  hold('select', 'quote_requests')
  await fill(user, await screen.findByLabelText('Password'), 'burr-oak-local-admin')
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  expect(await screen.findByText('Loading quote requests...')).toBeVisible()
  expect(screen.queryByText('Sam Whitfield')).not.toBeInTheDocument()
})
