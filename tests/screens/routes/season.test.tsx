import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import Service from '@/routes/service'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderApp } from '../../support/render-app'

withLocalSupabase()

afterEach(() => void vi.useRealTimers())

const PATH = '/services/tree-trimming-pruning'
const RULE = /^Do not prune or wound oaks from April 15 to July 15.* From July 16 to April 14 they can be pruned\.$/
const SOURCE =
  'Source: Michigan Department of Natural Resources, oak wilt advice, as of its 2022 notices, repeated yearly. Rules change: please ask the department.'

const stopClockAt = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })

test.for<[string, string]>([
  ['2026-04-15T03:59:59Z', 'Oaks can be pruned now'],
  ['2026-04-15T04:00:00Z', 'Do not prune oaks now'],
  ['2028-07-16T03:59:59Z', 'Do not prune oaks now'],
  ['2028-07-16T04:00:00Z', 'Oaks can be pruned now'],
])('at %s the page of pruning says: %s', async ([time, title]) => {
  stopClockAt(time)
  renderApp(PATH)
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  const note = within(heading.closest('aside') as HTMLElement)
  expect(note.getByText(RULE)).toBeVisible()
  expect(note.getByText(SOURCE)).toBeVisible()
})

test.for(['2026-01-10T12:00:00Z', '2026-06-10T12:00:00Z'])(
  'the file that is built at %s is true on any day',
  (time) => {
    stopClockAt(time)
    const html = renderToString(
      <MemoryRouter initialEntries={[PATH]}>
        <Routes>
          <Route path="/services/:slug" element={<Service />} />
        </Routes>
      </MemoryRouter>,
    )
    expect(html).toContain('Oaks have their season')
    expect(html).toContain('From July 16 to April 14 they can be pruned.')
    expect(html).not.toMatch(/oaks (can be pruned )?now/i)
  },
)

test('other services have no season; those that dig have the call before', async () => {
  renderApp('/services/stump-grinding')
  const heading = await screen.findByRole('heading', { level: 2, name: 'Before anybody digs' })
  const note = within(heading.closest('aside') as HTMLElement)
  expect(
    note.getByText(
      'MISS DIG 811 is to be called at least three working days before digging, so that buried lines are marked.',
    ),
  ).toBeVisible()
  expect(note.getByText('Source: Michigan’s MISS DIG 811, a general rule. Rules change: please ask 811.')).toBeVisible()
  expect(screen.queryByText(/Oaks/)).not.toBeInTheDocument()
})

test('the quote form says above its options that oaks wait', async () => {
  renderApp('/get-a-quote')
  expect(await screen.findByRole('group', { name: 'Services Needed' })).toHaveAccessibleDescription(
    'Choose all that apply. Oaks wait: we do not prune them from April 15 to July 15, because of oak wilt.',
  )
})
