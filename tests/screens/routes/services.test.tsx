import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { services } from '@/content/services'
import { serviceTestimonialQuery } from '@/data/testimonials'
import { storeTestimonial } from '../../support/build-rows'
import { calls, withLocalSupabase } from '../../support/local-supabase'
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
    const points = within(main().getByRole('region', { name: 'What you can count on' }))
    expect(points.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4)
    expect(main().getAllByRole('link', { name: 'Get a Free Quote' })[0]).toHaveAttribute(
      'href',
      `/get-a-quote?service=${slug}`,
    )
    expect(main().getAllByRole('link', { name: /^Call/ })[0]).toHaveAttribute('href', 'tel:+17345550157')
    const related = within(main().getByRole('region', { name: 'Often asked for together' })).getAllByRole('link')
    expect(related).toHaveLength(2)
    for (const link of related) expect(link).not.toHaveAttribute('href', `/services/${slug}`)
    expect(document.title).toBe(`${name} | Burr Oak Tree Care`)
  },
)

test('a service page shows the newest testimonial about it, and none about another service', async () => {
  await storeTestimonial({ name: 'Older', service: 'Stump Grinding', created_at: '2026-01-01T12:00:00Z' })
  await storeTestimonial({ name: 'Newer', service: 'Stump Grinding', created_at: '2026-02-01T12:00:00Z' })
  await storeTestimonial({ name: 'Other', service: 'Tree Removal', created_at: '2026-03-01T12:00:00Z' })
  const { unmount } = renderApp('/services/stump-grinding')
  expect(await screen.findByText('Newer')).toBeVisible()
  expect(screen.queryByText(/^(Older|Other)$/)).not.toBeInTheDocument()
  unmount()
  renderApp('/services/firewood-sales')
  await screen.findByRole('heading', { level: 1, name: 'Firewood Sales' })
  expect(main().queryByRole('figure')).not.toBeInTheDocument()
})

test('a service page takes its testimonial from the build and asks the database for nothing', async () => {
  const testimonial = await storeTestimonial({ service: 'Stump Grinding' })
  const rows = [[serviceTestimonialQuery('Stump Grinding').queryKey, testimonial]] as const
  renderApp('/services/stump-grinding', { builtAt: 0, rows })
  expect(await screen.findByText('Dana R.')).toBeVisible()
  expect(calls).toEqual([])
})

test('the card of firewood shows its price', async () => {
  renderApp('/services')
  expect(await screen.findByText('From $145 per face cord, delivery included.')).toBeVisible()
})

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
