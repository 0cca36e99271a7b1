import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { about } from '@/content/about'
import { SAME_PAGE } from '@/layout/scroll-and-focus'
import { SiteLayout } from '@/layout/site-layout'
import { storePost } from '../../support/build-rows'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderApp } from '../../support/render-app'

withLocalSupabase()

const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name })

test('the initial page does not move the focus', async () => {
  await storePost()
  renderApp('/blog/when-to-prune-an-oak')
  await screen.findByRole('heading', { level: 1, name: 'When to prune an oak' })
  expect(document.body).toHaveFocus()
})

test('a navigation focuses the heading, as does a link to the current page', async () => {
  const { user } = renderApp('/about')
  const heading = await screen.findByRole('heading', { level: 1, name: about.title })
  expect(heading).not.toHaveFocus()
  await user.click(footerLink('About Us'))
  expect(heading).toHaveFocus()
  await user.click(footerLink('Service Areas'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Where we work' })).toHaveFocus()
})

test('the title of a loaded post takes over the focus from the loading heading', async () => {
  await storePost()
  const { user } = renderApp('/blog')
  await user.click(await screen.findByRole('link', { name: 'When to prune an oak' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'When to prune an oak' })).toHaveFocus()
})

test('scrolls to the target of a hash, otherwise to the top, and not at all for a same-page query change', async () => {
  const scrolledTo: unknown[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id)
  })
  vi.spyOn(window, 'scrollTo').mockImplementation((...position: unknown[]) => void scrolledTo.push(position))
  window.history.replaceState(null, '', '/about')
  render(
    <BrowserRouter>
      <SiteLayout>
        <Links />
      </SiteLayout>
    </BrowserRouter>,
  )
  const user = userEvent.setup()
  for (const name of ['Other page', 'Its part', 'Its search', 'Its other search'])
    await user.click(screen.getByRole('link', { name }))
  expect(scrolledTo).toEqual([[0, 0], 'part', [0, 0]])
})

function Links() {
  const { pathname } = useLocation()
  return (
    <div key={pathname}>
      <h1>{pathname}</h1>
      <Link to="/other">Other page</Link>
      <Link to="/other#part">Its part</Link>
      <Link to="/other?q=oak" state={SAME_PAGE}>
        Its search
      </Link>
      <Link to="/other?q=ash">Its other search</Link>
      <h2 id="part">Part</h2>
    </div>
  )
}
