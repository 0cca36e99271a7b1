import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { months, treeYear } from '@/content/tree-year'
import Services from '@/routes/services'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderApp, screenAt } from '../../support/render-app'

withLocalSupabase()

afterEach(() => void vi.useRealTimers())

const freezeDateAt = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })

const findTable = () => screen.findByRole('table', { name: /^What to do and what to leave, month by month/ })

test('the year of a tree is a table of kinds and months', async () => {
  renderApp('/services')
  const table = within(await findTable())
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(months)
  expect(table.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
    ...['Oaks', 'Maples', 'Fruit trees', 'Evergreens', 'Planting and transplanting', 'Stumps and removals'],
  ])
  const oaks = within(table.getByRole('row', { name: /^Oaks/ })).getAllByRole('cell')
  expect(oaks).toHaveLength(12)
  expect(oaks[3]).toHaveTextContent('Oak wilt: no cuts from April 15 to July 15')
  expect(oaks[6]).toHaveTextContent('Oak wilt: no cuts from April 15 to July 15')
  expect(oaks[7]).toHaveTextContent('Can be pruned, better in the cold')
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
  expect(html).toContain('The year of a tree')
  expect(html.slice(html.indexOf('<table'))).not.toContain('aria-current')
})
