import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '../../support/fill'
import { sql, withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

withLocalSupabase()

test('a list shows its rows in steps of 50 and searches all of them; only Show more moves the focus', async () => {
  await sql(`insert into testimonials (name, testimonial, created_at)
    select 'Entry ' || n, 'T', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 120) n`)
  const { user } = renderAdmin('/admin/testimonials')
  expect(await screen.findByText('Total testimonials: 120')).toBeVisible()
  expect(screen.getByText('Showing 50 of 120')).toBeVisible()
  const names = () => screen.getAllByText(/^Entry \d+$/, { selector: 'a' }).map(({ textContent }) => textContent)
  expect(names()).toHaveLength(50)
  expect(names()[0]).toBe('Entry 120')
  await user.click(screen.getByText('Show 50 more'))
  expect(names()).toHaveLength(100)
  expect(document.activeElement?.closest('tr')).toHaveTextContent('Entry 70')

  const field = screen.getByLabelText('Search')
  await fill(user, field, '11 entry')
  expect(await screen.findByText('Showing 11 of 11')).toBeVisible()
  expect(names()).toContain('Entry 11')
  expect(screen.getByText('Total testimonials: 120')).toBeVisible()
  await user.clear(field)
  expect(await screen.findByText('Showing 100 of 120')).toBeVisible()
  expect(field).toHaveFocus()
})
