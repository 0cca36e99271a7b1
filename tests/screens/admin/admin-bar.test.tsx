import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, renderAdmin } from '../../support/render-app'
import { textsOf } from '../../support/texts-of'

const findBar = () => screen.findByRole('navigation', { name: 'Admin panel' })
const linksIn = (bar: HTMLElement) => within(bar).getAllByRole('link')
const currentLinks = (bar: HTMLElement) => textsOf(linksIn(bar).filter((link) => link.hasAttribute('aria-current')))

test('leads to the dashboard, each list and the site, and marks the current one', async () => {
  const { user } = renderAdmin('/admin')
  const bar = await findBar()
  expect(textsOf(linksIn(bar))).toEqual(['Dashboard', 'Requests', 'Posts', 'Testimonials', 'View site'])
  expect(currentLinks(bar)).toEqual(['Dashboard'])
  for (const [link, heading] of [
    ['Requests', 'Manage Quote Requests'],
    ['Posts', 'Manage Blog Posts'],
    ['Testimonials', 'Manage Testimonials'],
    ['Dashboard', 'Admin Dashboard'],
  ] as const) {
    await user.click(within(bar).getByRole('link', { name: link }))
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(currentLinks(bar)).toEqual([link])
  }
  await user.click(within(bar).getByRole('link', { name: 'View site' }))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Admin panel' })).not.toBeInTheDocument())
})

test('marks Posts in the editor too', async () => {
  renderAdmin('/admin/blog/new')
  expect(currentLinks(await findBar())).toEqual(['Posts'])
})

test('is not on the login page', async () => {
  await openPage('/admin/login')
  expect(screen.queryByRole('navigation', { name: 'Admin panel' })).not.toBeInTheDocument()
})
