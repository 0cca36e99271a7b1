import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { blockStorage } from '../../support/block-storage'
import { fill } from '../../support/fill'
import { renderApp } from '../../support/render-app'

const { admin, ...others } = paths
const textsOf = (some: object) => Object.values(some).filter((path) => typeof path === 'string')

test.for([...textsOf(others), paths.service('tree-removal'), paths.serviceArea('ann-arbor')])(
  '%s shows itself when the browser blocks storage',
  async (path) => {
    blockStorage()
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('We couldn’t show this page')
  },
)

test('the panel leads to the login, which says why it cannot work, when the browser blocks storage', async () => {
  blockStorage()
  const { user } = renderApp(admin.quoteRequests)
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  await fill(user, screen.getByLabelText('Password'), 'burr-oak-local-admin')
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  expect(await screen.findByText(/^This browser can’t keep you logged in/)).toBeVisible()
})
