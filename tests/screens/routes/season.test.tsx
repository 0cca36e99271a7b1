import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serviceDetails } from '@/content/services/service-details'
import type { SourcedFact } from '@/content/sourced-fact'
import { oakSeason } from '@/content/tree-year/seasons'
import { plainSpaces } from '../../support/plain-spaces'
import { renderApp } from '../../support/render-app'

const PATH = '/services/tree-trimming-pruning'
const sourceOf = ({ source, asOf, ask }: SourcedFact) =>
  `Source: ${source} (${asOf}). This may have changed: please ask ${ask}.`

/** `07-16` for `07-15`. */
const dayAfter = (day: string) => new Date(Date.parse(`2026-${day}`) + 86_400_000).toISOString().slice(5, 10)

if (oakSeason) {
  const { fact, titles, from, to } = oakSeason

  test.for<[string, string]>([
    [`2026-${from}T16:00:00Z`, titles.during],
    [`2028-${to}T16:00:00Z`, titles.during],
    [`2026-${dayAfter(to)}T16:00:00Z`, titles.otherwise],
  ])('at %s the pruning page shows: %s', async ([time, title]) => {
    vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
    renderApp(PATH)
    const heading = await screen.findByRole('heading', { level: 2, name: title })
    const note = within(heading.closest('aside') as HTMLElement)
    expect(note.getByText(plainSpaces(fact.text))).toBeVisible()
    expect(note.getByText(sourceOf(fact))).toBeVisible()
  })
}

const { fact: rule } = serviceDetails['stump-grinding']
if (rule) {
  test('a service that digs shows whom to call before, and no season', async () => {
    const { user } = renderApp('/services/stump-grinding')
    const heading = await screen.findByRole('heading', { level: 2, name: rule.title })
    await user.click(heading)
    const note = within(heading.closest('details') as HTMLElement)
    expect(note.getByText(plainSpaces(rule.text))).toBeVisible()
    expect(note.getByText(sourceOf(rule))).toBeVisible()
    expect(screen.queryByText(/Oaks/)).not.toBeInTheDocument()
  })
}
