import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fill } from '../../support/fill'
import { sql } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'
import { textsOf } from '../../support/texts-of'

beforeEach(async () => {
  await sql(`insert into testimonials (name, testimonial, created_at)
    select 'Entry ' || n, 'T', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 120) n`)
})

async function openList() {
  const { user } = renderAdmin('/admin/testimonials')
  expect(await screen.findByText('Total testimonials: 120')).toBeVisible()
  return user
}

const names = () => textsOf(screen.getAllByText(/^Entry \d+$/, { selector: 'strong' }))

test('a list begins with its newest 50 rows', async () => {
  await openList()
  expect(screen.getByText('Showing 50 of 120')).toBeVisible()
  expect(names()).toHaveLength(50)
  expect(names()[0]).toBe('Entry 120')
})

test('Show more adds 50 rows, and moves the focus to the first of them', async () => {
  const user = await openList()
  await user.click(screen.getByText('Show 50 more'))
  expect(names()).toHaveLength(100)
  expect(document.activeElement?.closest('tr')).toHaveTextContent('Entry 70')
})

test('a search finds rows that are not shown yet', async () => {
  const user = await openList()
  await fill(user, screen.getByLabelText('Search'), '11 entry')
  expect(await screen.findByText('Showing 11 of 11')).toBeVisible()
  expect(names()).toContain('Entry 11')
  expect(screen.getByText('Total testimonials: 120')).toBeVisible()
})

test('the end of a search brings back as many rows as before, and leaves the focus in its field', async () => {
  const user = await openList()
  await user.click(screen.getByText('Show 50 more'))
  const field = screen.getByLabelText('Search')
  await fill(user, field, '11 entry')
  expect(await screen.findByText('Showing 11 of 11')).toBeVisible()
  await user.clear(field)
  expect(await screen.findByText('Showing 100 of 120')).toBeVisible()
  expect(field).toHaveFocus()
})
