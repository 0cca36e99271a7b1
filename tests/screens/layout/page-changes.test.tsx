import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { about } from '@/content/about'
import { storePost } from '../../support/build-rows'
import { openPage, renderApp } from '../../support/render-app'
import { holdStyleSheet } from '../../support/style-sheet'

const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name })

test('the initial page does not move the focus', async () => {
  await storePost()
  renderApp('/blog/when-to-prune-an-oak')
  await screen.findByRole('heading', { level: 1, name: 'When to prune an oak' })
  expect(document.body).toHaveFocus()
})

test('a link to the current page focuses its heading', async () => {
  const { user, heading } = await openPage('/about')
  expect(heading).not.toHaveFocus()
  await user.click(footerLink('About Us'))
  expect(heading).toHaveFocus()
})

const aboutHeading = () => screen.queryByRole('heading', { level: 1, name: about.title })

/** Follows a link to /about, with a clock that the test moves. */
async function goToAbout() {
  const { user } = await openPage('/privacy')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await user.click(footerLink('About Us'))
  return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
}

test('a style sheet that does not arrive delays the next page only for a few seconds, and says so', async () => {
  holdStyleSheet()
  const wait = await goToAbout()
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument()
  await wait(1000)
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  expect(aboutHeading()).not.toBeInTheDocument()
  await wait(4000)
  await waitFor(() => expect(aboutHeading()).toBeVisible())
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument()
})
