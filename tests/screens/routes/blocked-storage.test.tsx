import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { logIn } from '../../support/admin'
import { blockStorage } from '../../support/block-storage'
import { renderApp } from '../../support/render-app'

const { admin, ...others } = paths
const plain = Object.values(others).filter((path) => typeof path === 'string')

test.for([...plain, paths.service('tree-removal'), paths.serviceArea('ann-arbor')])(
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
  await logIn(user)
  expect(await screen.findByText(/^This browser can’t keep you logged in/)).toBeVisible()
})
