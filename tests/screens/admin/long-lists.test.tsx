import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '../../support/fill'
import { sql, withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

withLocalSupabase()

const ROWS = 2000

const lists = [
  {
    path: '/admin/testimonials',
    total: 'Total testimonials',
    insert: `insert into testimonials (name, testimonial, created_at)
      select 'Entry ' || n, 'T', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, $1::int) n`,
  },
  {
    path: '/admin/quote-requests',
    total: 'Total quote requests',
    insert: `insert into quote_requests (name, email, phone, address, services, description, created_at)
      select 'Entry ' || n, 'a@example.com', '1', 'B', array['other'], 'C', timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, $1::int) n`,
  },
]

test.for(lists)('$path shows 2,000 rows in steps of 50 and searches all of them', async ({ path, total, insert }) => {
  await sql(insert, [ROWS])
  const { user } = renderAdmin(path)
  const table = await screen.findByRole('table')
  const names = () =>
    within(table)
      .getAllByText(/^Entry \d+$/, { selector: 'strong' })
      .map(({ textContent }) => textContent)
  expect(names()).toHaveLength(50)
  expect(names()[0]).toBe('Entry 2000')
  expect(screen.getByText(`${total}: 2000`)).toBeVisible()
  expect(screen.getByText('Showing 50 of 2000')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show 50 more' }))
  expect(names()).toHaveLength(100)
  expect(names()[99]).toBe('Entry 1901')
  expect(document.activeElement?.closest('tr')).toHaveTextContent('Entry 1950')
  await fill(user, screen.getByLabelText('Search'), 'entry 199')
  expect(await screen.findByText('Showing 11 of 11')).toBeVisible()
  expect(names()).toContain('Entry 199')
  expect(screen.getByText(`${total}: 2000`)).toBeVisible()
  await user.clear(screen.getByLabelText('Search'))
  await fill(user, screen.getByLabelText('Search'), 'nowhere')
  expect(await screen.findByText('Nothing here matches “nowhere”.')).toBeVisible()
})
