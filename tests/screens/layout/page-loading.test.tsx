import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../support/render-app'

// The code of /about never arrives. In a file of its own, because the mock holds for all of its tests.
vi.mock('@/routes/about', () => new Promise(() => {}))

test('a page whose code never arrives makes room, from the top, for what to do', async () => {
  const { user } = await openPage('/privacy')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About Us' }))
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  expect(scrollTo).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByText(/^The rest of this page did not load/)).toBeVisible()
  expect(screen.queryByRole('heading', { level: 1, name: 'Privacy' })).not.toBeInTheDocument()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})
