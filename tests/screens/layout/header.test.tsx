import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { services } from '@/content/services/services'
import { towns } from '@/content/towns/towns'
import { linksOf } from '../../support/links-of'
import { openPage } from '../../support/render-app'

const mainLinks = [
  'Home /',
  'About Us /about',
  'All six services /services',
  ...services.map(({ name, slug }) => `${name} /services/${slug}`),
  `Emergency, day and night: ${company.phone} ${company.phoneLink}`,
  'All Service Areas /service-areas',
  ...towns.map(({ name, slug }) => `${name} /service-areas/${slug}`),
  'Blog /blog',
  'Testimonials /testimonials',
  'Contact /contact',
]

async function openHeader(path = '/') {
  await openPage(path)
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
  const header = await openHeader('/services/stump-grinding')
  expect(header.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-current', 'true')
  expect(header.getByRole('button', { name: 'Service Areas' })).not.toHaveAttribute('aria-current')
})
