import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addressLine, company, profilesOf } from '@/content/company'
import { linksOf } from '../../support/links-of'
import { openPage } from '../../support/render-app'
import { textsOf } from '../../support/texts-of'

async function openFooter(path = '/') {
  await openPage(path)
  return screen.getByRole('contentinfo')
}

test('the footer has four columns', async () => {
  const footer = await openFooter()
  expect(textsOf([...(footer.firstElementChild?.children ?? [])])).toEqual([
    `${company.name}${company.tagline}`,
    expect.stringMatching(/^Services/),
    expect.stringMatching(/^Company/),
    expect.stringMatching(/^Contact/),
  ])
})

test.for(['/', '/admin/login'])('the footer of %s has every link', async (path) => {
  const footer = await openFooter(path)
  expect(linksOf(footer)).toEqual([
    ...profilesOf(company).map(({ name, url }) => `${name} (opens in a new tab) ${url}`),
    'Tree Removal /services/tree-removal',
    'Tree Trimming /services/tree-trimming-pruning',
    'Stump Grinding /services/stump-grinding',
    'Emergency Services /contact',
    'View All Services /services',
    'About Us /about',
    'Service Areas /service-areas',
    'Blog /blog',
    'Testimonials /testimonials',
    'Get a Free Quote /get-a-quote',
    `${company.phone} ${company.phoneLink}`,
    `${company.email} ${company.emailLink}`,
    'Should this tree worry you? /should-this-tree-worry-you',
    'Privacy /privacy',
    'Admin Panel /admin',
  ])
})

test('the footer names the address and the year', async () => {
  const footer = await openFooter()
  expect(footer).toHaveTextContent(addressLine.replace('\u00a0', ' '))
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} ${company.name}.`)
})

test('links to other sites open in a new tab', async () => {
  await openPage('/contact')
  const links = screen.queryAllByRole('link', { name: /\(opens in a new tab\)$/ })
  expect(links).toHaveLength(profilesOf(company).length)
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
})
