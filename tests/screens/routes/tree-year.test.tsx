import { within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { treeYear, treeYearWords } from '@/content/tree-year/tree-year'
import { treeYearRules } from '@/content/tree-year/tree-year-rules'
import { MONTHS } from '@/lib/dates'
import Services from '@/routes/services'
import { plainSpaces } from '../../support/plain-spaces'
import { openPage, withProviders } from '../../support/render-app'
import { textsOf } from '../../support/texts-of'

async function findYear() {
  const { main } = await openPage('/services')
  const region = within(main.getByRole('region', { name: treeYearWords.title }))
  return { region, year: within(region.getByText(treeYearWords.whole).closest('details') as HTMLElement) }
}

const spansOf = (heading: HTMLElement) =>
  textsOf(within(heading.parentElement as HTMLElement).getAllByRole('listitem', { hidden: true }))

test('each kind has its spans of months, each with its words once', async () => {
  const { year } = await findYear()
  const headings = year.getAllByRole('heading', { level: 3, hidden: true })
  expect(textsOf(headings)).toEqual(treeYear.map(({ kind }) => kind))
  for (const [index, heading] of headings.entries()) {
    const expected = treeYear[index]?.spans.map(({ from, text }) => [MONTHS[from - 1], text]) ?? []
    expect(spansOf(heading)).toEqual(
      expected.map(([month, text]) => expect.stringMatching(new RegExp(`^(Now: )?${month}.*${text}$`))),
    )
  }
})

test('below it every rule stands with its source, its date and whom to ask', async () => {
  const { region } = await findYear()
  const sources = region.getByText('Where this comes from').closest('details')
  for (const { title, text, source, asOf, ask } of Object.values(treeYearRules).flat()) {
    expect(sources).toHaveTextContent(plainSpaces(`${title}: ${text} Source: ${source} (${asOf}). Ask ${ask}.`))
  }
})

test.for([
  { time: '2026-01-15T12:00:00Z', months: [1, 2] },
  { time: '2026-05-31T12:00:00Z', months: [5, 6] },
  { time: '2028-12-15T12:00:00Z', months: [12, 1] },
])('at $time a phone shows this month and the next, the whole year folded', async ({ time, months }) => {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  const { region, year } = await findYear()
  const covers = ({ from, to }: { from: number; to: number }, month = 0) => from <= month && month <= to
  const expected = treeYear.flatMap(({ kind, spans }) =>
    spans.filter((span) => months.some((month) => covers(span, month))).map(({ text }) => [kind, text]),
  )
  const heading = region.getByRole('heading', {
    name: `Now and in ${MONTHS[(months.at(-1) ?? 1) - 1]}`,
  })
  expect(spansOf(heading)).toEqual(
    expected.map(([kind, text]) => expect.stringMatching(new RegExp(`^${kind}.*${text}$`))),
  )
  expect(region.getByText(treeYearWords.whole).closest('details')).not.toHaveAttribute('open')
  const current = year.getAllByRole('listitem', { current: 'date', hidden: true })
  expect(current).toHaveLength(treeYear.flatMap(({ spans }) => spans.filter((span) => covers(span, months[0]))).length)
})

test('the prerendered page has the whole year and marks no month', () => {
  const html = renderToString(withProviders(<Services />, '/services'))
  const year = html.slice(html.indexOf('id="tree-year"'))
  for (const { text } of treeYear.flatMap(({ spans }) => spans)) expect(year).toContain(text)
  expect(year).not.toContain('aria-current')
})
