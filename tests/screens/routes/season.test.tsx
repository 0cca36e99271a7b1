import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import Service from '@/routes/service'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderApp, screenAt } from '../../support/render-app'

withLocalSupabase()

afterEach(() => void vi.useRealTimers())

const PATH = '/services/tree-trimming-pruning'
const RULE =
  /^Because of oak wilt, do not prune or wound oaks from April 15 to July 15.* From July 16 to April 14 oaks can be pruned\.$/
const SOURCE =
  'Source: Michigan Department of Natural Resources, oak wilt advice, as of its 2022 notices, repeated yearly. Rules change: please ask the department.'

const freezeDateAt = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })

test.for<[string, string]>([
  ['2026-04-15T03:59:59Z', 'Oaks can be pruned now'],
  ['2026-04-15T04:00:00Z', 'Do not prune oaks now'],
  ['2028-07-16T03:59:59Z', 'Do not prune oaks now'],
  ['2028-07-16T04:00:00Z', 'Oaks can be pruned now'],
])('at %s the pruning page shows: %s', async ([time, title]) => {
  freezeDateAt(time)
  renderApp(PATH)
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  const note = within(heading.closest('aside') as HTMLElement)
  expect(note.getByText(RULE)).toBeVisible()
  expect(note.getByText(SOURCE)).toBeVisible()
})

test.for(['2026-01-10T12:00:00Z', '2026-06-10T12:00:00Z'])(
  'the page prerendered at %s does not depend on the date',
  (time) => {
    freezeDateAt(time)
    const page = (
      <Routes>
        <Route path="/services/:slug" element={<Service />} />
      </Routes>
    )
    const html = renderToString(screenAt(PATH, page))
    expect(html).toContain('When to prune an oak')
    expect(html).toContain('From July 16 to April 14 oaks can be pruned.')
    expect(html).not.toMatch(/oaks (can be pruned )?now/i)
  },
)

test('a service that digs shows the MISS DIG 811 notice and no season', async () => {
  renderApp('/services/stump-grinding')
  const heading = await screen.findByRole('heading', { level: 2, name: 'Before anybody digs' })
  const note = within(heading.closest('aside') as HTMLElement)
  expect(
    note.getByText(
      'MISS DIG 811 has to be called at least three working days before digging, so that buried lines get marked.',
    ),
  ).toBeVisible()
  expect(note.getByText('Source: Michigan’s MISS DIG 811, a general rule. Rules change: please ask 811.')).toBeVisible()
  expect(screen.queryByText(/Oaks/)).not.toBeInTheDocument()
})

test('the quote form describes the oak pruning season above its options', async () => {
  renderApp('/get-a-quote')
  expect(await screen.findByRole('group', { name: 'Services Needed' })).toHaveAccessibleDescription(
    'Choose all that apply. A note on oaks: because of oak wilt, we don’t prune them from April 15 to July 15.',
  )
})
