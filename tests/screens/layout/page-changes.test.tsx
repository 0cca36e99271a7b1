import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about } from '@/content/about'
import { storePost } from '../../support/build-rows'
import { renderApp } from '../../support/render-app'

const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name })

test('the initial page does not move the focus', async () => {
  await storePost()
  renderApp('/blog/when-to-prune-an-oak')
  await screen.findByRole('heading', { level: 1, name: 'When to prune an oak' })
  expect(document.body).toHaveFocus()
})

test('a link to the current page focuses its heading', async () => {
  const { user } = renderApp('/about')
  const heading = await screen.findByRole('heading', { level: 1, name: about.title })
  expect(heading).not.toHaveFocus()
  await user.click(footerLink('About Us'))
  expect(heading).toHaveFocus()
})
