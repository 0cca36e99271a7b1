import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storeQuoteRequest } from '../../support/build-rows'
import { fill } from '../../support/fill'
import { sql } from '../../support/local-supabase'
import { readCsv } from '../../support/read-csv'
import { renderAdmin } from '../../support/render-app'
import { textsOf } from '../../support/texts-of'

const names = () => textsOf(screen.queryAllByText(/./, { selector: 'tbody strong' }))

beforeEach(() => {
  // jsdom does not implement downloads.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})

async function openThree(search = '') {
  await storeQuoteRequest({
    name: 'Ash',
    phone: '+1 734 555 0111',
    services: ['tree-removal', 'other'],
    description: "The neighbor's tree.",
  })
  await storeQuoteRequest({
    name: 'Birch',
    email: 'birch@oak.example',
    phone: '734.555.0222',
    services: ['tree-removal'],
    created_at: '2026-11-19T12:00:00Z',
  })
  await storeQuoteRequest({
    name: 'Cedar',
    address: '9 Birch Ct',
    phone: '555-0333',
    services: ['stump-grinding'],
    description: 'Near the Oak.',
    created_at: '2026-11-18T12:00:00Z',
  })
  const { user } = renderAdmin(`/admin/quote-requests${search}`)
  const field = await screen.findByLabelText('Search')
  return { user, field }
}

// tests/unit/admin/row-search.test.ts tries what a search understands.
test.for([
  ['stump grinding', ['Cedar']],
  ['november 19, 2026', ['Birch']],
] as const)('searching for %s finds %s', async ([words, found]) => {
  const { user, field } = await openThree()
  await fill(user, field, words)
  await waitFor(() => expect(names()).toEqual(found))
  expect(screen.getByText('Total quote requests: 3')).toBeVisible()
})

test('keeps the search in the URL, and shows when nothing matches', async () => {
  const { user, field } = await openThree()
  await fill(user, field, 'nobody')
  expect(await screen.findByText('No results.')).toBeVisible()
  await user.tab()
  await waitFor(() => expect(window.location.search).toBe('?q=nobody'))
  expect(screen.getByText('Showing 0 of 0')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download spreadsheet (0)' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Show all 3' }))
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(window.location.search).toBe('')
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})

test('exports every match as CSV, not only the rows shown so far', async () => {
  await sql(`insert into quote_requests (name, email, phone, address, services, description, created_at)
    select 'Oak ' || n, 'a@example.com', '+1 734 555 0157', 'B', array['other', 'tree-removal'], '=1+1',
      timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 2100) n`)
  await storeQuoteRequest({ name: 'Ash' })
  const files: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }))
  Object.assign(URL, { revokeObjectURL: () => {} })
  const { user } = renderAdmin('/admin/quote-requests?q=oak')
  await user.click(await screen.findByRole('button', { name: 'Download spreadsheet (2100)' }))
  const [link] = vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts as HTMLAnchorElement[]
  expect(link?.download).toMatch(/^quote-requests-\d{4}-\d\d-\d\d\.csv$/)
  expect(files[0]?.type).toBe('text/csv;charset=utf-8')
  const rows = readCsv(new TextDecoder().decode(await files[0]?.arrayBuffer()))
  expect(rows).toHaveLength(2101)
  expect(rows[1]).toEqual([
    'Oak 2100',
    'a@example.com',
    '+1 734 555 0157',
    'B',
    'Other (Please specify below), Tree Removal',
    "'=1+1",
    expect.stringMatching(/^2026-01-0[12] \d\d:\d\d$/),
  ])
  expect(rows.at(-1)?.[0]).toBe('Oak 1')
})
