import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { monthsOf, treeYear, treeYearWords } from '@/content/tree-year'
import { MONTHS } from '@/lib/dates'
import Services from '@/routes/services'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderApp, screenAt } from '../../support/render-app'

withLocalSupabase()

afterEach(() => void vi.useRealTimers())

const freezeDateAt = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })

const findTable = () => screen.findByRole('table', { name: (name) => name.startsWith(treeYearWords.caption) })

test('the year of a tree is a table of kinds and months', async () => {
  renderApp('/services')
  const table = within(await findTable())
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(MONTHS)
  expect(table.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(treeYear.map(({ kind }) => kind))
  for (const row of treeYear) {
    const cells = within(table.getByRole('row', { name: new RegExp(`^${row.kind}`) })).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(monthsOf(row).map(({ text }) => text))
  }
})

test('below the table every rule stands with its source, its date and whom to ask', async () => {
  renderApp('/services')
  await findTable()
  const sources = screen.getByText('Where this comes from').closest('details')
  for (const { title, text, source, asOf, ask } of treeYear.flatMap(({ rules }) => rules)) {
    expect(sources).toHaveTextContent(`${title}: ${text} Source: ${source}, ${asOf}. Rules change: please ask ${ask}.`)
  }
})

test.for<[string, string]>([
  ['2026-01-15T12:00:00Z', 'January'],
  ['2028-12-15T12:00:00Z', 'December'],
])('at %s the month marked as the current one is %s', async ([time, month]) => {
  freezeDateAt(time)
  renderApp('/services')
  const headers = within(await findTable()).getAllByRole('columnheader')
  const current = headers.filter((header) => header.hasAttribute('aria-current'))
  expect(current.map((header) => [header.textContent, header.getAttribute('aria-current')])).toEqual([[month, 'date']])
})

test('the prerendered page marks no month', () => {
  const html = renderToString(screenAt('/services', <Services />))
  expect(html).toContain(treeYearWords.title)
  expect(html.slice(html.indexOf('<table'))).not.toContain('aria-current')
})
