import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addressLine, company, profilesOf } from '@/content/company'
import { serviceAreas, shopTown } from '@/content/service-areas'
import { services } from '@/content/services'
import { renderAdmin, renderApp } from '../../support/render-app'

const phoneLink = `${company.phone} ${company.phoneLink}`
const linksOf = (container: HTMLElement) =>
  within(container)
    // A closed popover keeps its links in the DOM, hidden.
    .getAllByRole('link', { hidden: true })
    .map(
      (link) =>
        `${link.ariaLabel ?? link.querySelector('span')?.textContent ?? link.textContent} ${link.getAttribute('href')}`,
    )

const mainLinks = [
  'Home /',
  'About Us /about',
  'All six services /services',
  ...services.map(({ name, slug }) => `${name} /services/${slug}`),
  `Emergency, day and night: ${company.phone} ${company.phoneLink}`,
  'All Service Areas /service-areas',
  ...serviceAreas.map(({ town, slug }) => `${town} /service-areas/${slug}`),
  'Blog /blog',
  'Testimonials /testimonials',
  'Contact /contact',
]

async function openHeader() {
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  return within(screen.getByRole('banner'))
}

test.for(['Main', 'Main, all pages'])('the navigation "%s" has every link', async (name) => {
  const header = await openHeader()
  expect(linksOf(header.getByRole('navigation', { name, hidden: true }))).toEqual(mainLinks)
})

test('the menu describes each service', async () => {
  const navigation = (await openHeader()).getByRole('navigation', { name: 'Main' })
  for (const { name, summary } of services)
    expect(within(navigation).getByText(name).closest('a')).toHaveTextContent(summary)
})

test.for(['Services', 'Service Areas', 'Menu'])('the menu "%s" is closed at first', async (name) => {
  const header = await openHeader()
  expect(header.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false')
})

test('the header leads to the home page, the phone and the quote form', async () => {
  const header = await openHeader()
  expect(header.getByRole('link', { name: company.name })).toHaveAttribute('href', '/')
  const hasPhone = (name: string) => name.includes(company.phone)
  for (const link of header.getAllByRole('link', { name: hasPhone, hidden: true }))
    expect(link).toHaveAttribute('href', company.phoneLink)
  for (const link of header.getAllByRole('link', { name: 'Get a Free Quote', hidden: true }))
    expect(link).toHaveAttribute('href', '/get-a-quote')
})

test('the header sets aria-current on the drop-down that contains the current page', async () => {
  renderApp('/services/stump-grinding')
  const header = within(await screen.findByRole('banner'))
  expect(header.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-current', 'true')
  expect(header.getByRole('button', { name: 'Service Areas' })).not.toHaveAttribute('aria-current')
})

async function openFooter(path = '/') {
  renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  return screen.getByRole('contentinfo')
}

test('the footer has four columns', async () => {
  const footer = await openFooter()
  const columns = [...(footer.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)
  expect(columns).toEqual([
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
    phoneLink,
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
  renderApp('/contact')
  await screen.findByRole('heading', { level: 1 })
  const links = screen.queryAllByRole('link', { name: /\(opens in a new tab\)$/ })
  expect(links).toHaveLength(profilesOf(company).length)
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
})

test('an unknown path shows the not-found page with noindex', async () => {
  renderApp('/no/such/page')
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
  const main = screen.getByRole('main')
  expect(linksOf(main)).toEqual(['Go to the home page /', 'Contact us /contact', phoneLink])
  await vi.waitFor(() => expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'))
})

test('an unknown path of the panel leads the owner back to the panel', async () => {
  renderAdmin('/admin/no-such-page')
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
  expect(linksOf(screen.getByRole('main'))).toEqual([
    'Back to Dashboard /admin',
    'Go to the home page /',
    'Contact us /contact',
    phoneLink,
  ])
  await vi.waitFor(() => expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'))
})

test.for<[string, string, string]>([
  ['/services/no-such-service', 'Service Not Found', 'Back to all services /services'],
  ['/service-areas/atlantis', 'Service Area Not Found', 'Back to all service areas /service-areas'],
  ['/blog/no-such-post', 'Post Not Found', 'Back to the blog /blog'],
])('%s shows %s and a link back', async ([path, title, back]) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(linksOf(screen.getByRole('main'))).toEqual([back, phoneLink])
})

test.for([
  ['/', '/get-a-quote'],
  ['/blog', '/get-a-quote'],
  ['/services/stump-grinding', '/get-a-quote?service=stump-grinding'],
  [`/service-areas/${shopTown.slug}`, `/get-a-quote?town=${shopTown.slug}`],
])('the phone bar of %s leads to %s', async ([path = '', quotePath]) => {
  renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  const bar = screen.getByRole('navigation', { name: 'Call or ask for a quote' })
  expect(linksOf(bar)).toEqual([`Call ${company.phoneLink}`, `Free quote ${quotePath}`])
})

test.for(['/get-a-quote', '/contact', '/admin/login'])('no phone bar covers the form of %s', async (path) => {
  renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('navigation', { name: 'Call or ask for a quote' })).not.toBeInTheDocument()
})
