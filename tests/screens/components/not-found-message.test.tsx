import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headTags } from '../../support/head-tags'
import { linksOf } from '../../support/links-of'
import { renderAdmin } from '../../support/render-app'

const PAGE = 'Oops! Page Not Found'
const elsewhere = ['Go to the home page /', 'Contact us /contact']
const furtherLinks = ['Our services /services', 'Seven signs of a tree in trouble /should-this-tree-worry-you']

test.for<[string, string, string[]]>([
  ['/no/such/page', PAGE, [...elsewhere, ...furtherLinks]],
  ['/admin/no-such-page', PAGE, ['Back to Dashboard /admin', ...elsewhere]],
  ['/services/no-such-service', 'Service Not Found', ['Back to all services /services']],
  ['/service-areas/atlantis', 'Service Area Not Found', ['Back to all service areas /service-areas']],
  ['/blog/no-such-post', 'Post Not Found', ['Back to the blog /blog']],
  [`/blog/${'x'.repeat(5000)}`, 'Post Not Found', ['Back to the blog /blog']],
])('%.30s shows %s, links that lead on, and is not indexed', async ([path, title, links]) => {
  renderAdmin(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(linksOf(screen.getByRole('main'))).toEqual(links)
  expect(screen.queryByText(/^Error Fetching/)).not.toBeInTheDocument()
  await waitFor(() => expect(headTags()).toMatchObject({ robots: ['noindex'] }))
  expect(headTags()).not.toHaveProperty('canonical')
})
