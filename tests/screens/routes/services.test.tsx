import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { services } from '@/content/services'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderApp } from '../../support/render-app'

withLocalSupabase()

const main = () => within(screen.getByRole('main'))

test('shows the six services as cards and offers a consultation', async () => {
  renderApp('/services')
  await screen.findByRole('heading', { level: 1 })
  const links = main()
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').getAttribute('href'))
  expect(links).toEqual(services.map(({ slug }) => `/services/${slug}`))
  expect(main().getByText(/Ask for a consultation/)).toBeVisible()
})

test.for(services.map(({ slug, name }) => [slug, name] as const))(
  '/services/%s shows its name, picture, sections, key points, quote link and phone number',
  async ([slug, name]) => {
    renderApp(`/services/${slug}`)
    await screen.findByRole('heading', { level: 1, name })
    expect(main().getByRole('img', { name: /\w+ \w+ \w+/ })).toHaveAttribute('src', `/service-${slug}.webp`)
    for (const title of ['How the day goes', 'What we leave behind', 'When not to do it', 'Before you decide']) {
      expect(main().getByRole('heading', { level: 2, name: title })).toBeVisible()
    }
    const points = within(main().getByRole('complementary', { name: 'What you can count on' }))
    expect(points.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4)
    expect(main().getAllByRole('link', { name: 'Get a Free Quote' })[0]).toHaveAttribute(
      'href',
      `/get-a-quote?service=${slug}`,
    )
    expect(main().getAllByRole('link', { name: /^Call/ })[0]).toHaveAttribute('href', 'tel:+17345550157')
    expect(document.title).toBe(`${name} | Burr Oak Tree Care`)
  },
)

test('firewood shows the delivery range, the price and what is not included', async () => {
  renderApp('/services/firewood-sales')
  await screen.findByRole('heading', { level: 1, name: 'Firewood Sales' })
  const text = screen.getByRole('main').textContent ?? ''
  expect(text).toMatch(/within 15 miles of (our|the) Ann Arbor shop/)
  expect(text).toMatch(/\$145 per face cord/)
  expect(text).toMatch(/Delivery (is )?included/)
  expect(text).toMatch(/No stacking/)
})

test('the about page shows the history, six values, the quote link and the phone number', async () => {
  renderApp('/about')
  await screen.findByRole('heading', { level: 1 })
  const text = screen.getByRole('main').textContent
  for (const fact of ['1957', '1972', '30+ years', '60+ years', 'licensed and insured', 'around the clock']) {
    expect(text?.toLowerCase()).toContain(fact)
  }
  const values = within(screen.getByRole('region', { name: 'What we hold ourselves to' }))
  expect(values.getAllByRole('listitem')).toHaveLength(6)
  expect(main().getByRole('link', { name: 'Get a Free Quote' })).toHaveAttribute('href', '/get-a-quote')
  expect(main().getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+17345550157')
})
