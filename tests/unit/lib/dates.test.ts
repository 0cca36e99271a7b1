import { afterEach, expect, test, vi } from 'vitest'
import { dayOf, formatAge, formatDay, formatMonth, formatSpan, makeTimestamp, parseTimestamp, today } from '@/lib/dates'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const NOW = Date.parse('2026-11-20T21:05:00Z')

/** The formatter reads the time zone when its module loads, so each zone needs a fresh import. */
async function formatIn(zone: string, timestamp: string) {
  vi.stubEnv('TZ', zone)
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  vi.resetModules()
  const { formatDateTime } = await import('@/lib/dates')
  return formatDateTime(timestamp)
}

test.each([
  ['America/Detroit', '2026-11-20T21:05:00+00:00', 'Nov 20, 2026, 4:05 PM'],
  ['America/Detroit', '2026-11-20T05:00:00+00:00', 'Nov 20, 2026, 12:00 AM'],
  ['Pacific/Honolulu', '2026-11-20T08:05:00+00:00', 'Nov 19, 2026, 10:05 PM'],
  ['Europe/Berlin', '2026-11-20T23:05:00+00:00', 'Nov 21, 2026, 12:05 AM'],
  ['UTC', '2026-11-20T12:00:00+00:00', 'Nov 20, 2026, 12:00 PM'],
])('a reader in %s sees %s as "%s"', async (zone, timestamp, text) => {
  expect(await formatIn(zone, timestamp)).toBe(text)
})

test('the narrow no-break space that newer engines put before PM becomes a plain space', async () => {
  class NewerFormat extends Intl.DateTimeFormat {
    override format() {
      return 'Nov 20, 2026, 4:05\u202fPM'
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: NewerFormat })
  vi.resetModules()
  const { formatDateTime } = await import('@/lib/dates')
  expect(formatDateTime('2026-11-20T21:05:00+00:00')).toBe('Nov 20, 2026, 4:05 PM')
})

test.each([
  ['2026-11-20T16:08:43.266+00:00', '2026-11-20T16:08:43.266Z'],
  ['2026-11-20 16:08:43.266+00', '2026-11-20T16:08:43.266Z'],
  ['2026-11-20 16:08:43+00', '2026-11-20T16:08:43.000Z'],
  ['2026-11-20 16:08:43.26612+00', '2026-11-20T16:08:43.266Z'],
  ['2026-11-20 11:08:43-05', '2026-11-20T16:08:43.000Z'],
  ['2026-11-20 21:38:43+05:30', '2026-11-20T16:08:43.000Z'],
  ['2026-11-20T16:08:43Z', '2026-11-20T16:08:43.000Z'],
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
])('the timestamp %s is parsed as %s', (timestamp, moment) => {
  expect(parseTimestamp(timestamp)?.toISOString()).toBe(moment)
})

test.each([
  '',
  ' ',
  'soon',
  'yesterday',
  'N/A',
  'null',
  '2026-13-45T00:00:00Z',
  '2026-11-20 25:00:00+00',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
])('the text "%s" is not a timestamp: it has no day, month, time or age', async (text) => {
  expect([parseTimestamp(text), await formatIn('America/Detroit', text), formatAge(text, NOW)]).toEqual([
    null,
    null,
    null,
  ])
  expect([formatDay(text), dayOf(text), formatMonth(text)]).toEqual(['', '', ''])
})

test.each(['Pacific/Honolulu', 'America/Detroit', 'Europe/Berlin'])(
  'a publication date is the same calendar day for a reader in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    const dates = await import('@/lib/dates')
    expect(dates.formatDay('2026-11-20T12:00:00+00:00')).toBe('November 20, 2026')
    expect(dates.formatMonth('2026-11-01T12:00:00+00:00')).toBe('November 2026')
  },
)

const zones = ['Pacific/Honolulu', 'America/Detroit', 'Europe/Berlin', 'Pacific/Auckland']

test.each(zones.flatMap((zone) => ['00:00', '12:30', '23:59'].map((time) => [zone, time])))(
  'a date picked in %s at %s is shown and loaded as the same date in every time zone',
  (zone, time) => {
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ now: new Date(`2026-11-20T${time}`) })
    for (const day of [today(), '2026-07-04']) {
      const stored = makeTimestamp(day)
      for (const reader of zones) {
        vi.stubEnv('TZ', reader)
        expect(dayOf(stored)).toBe(day)
        // Other programs may show it in their own time zone.
        if (reader !== 'Pacific/Auckland') expect(new Date(stored).toLocaleDateString('sv')).toBe(day)
      }
      vi.stubEnv('TZ', zone)
    }
  },
)

test('posts of one day are ordered as they were written', () => {
  vi.stubEnv('TZ', 'America/Detroit')
  const stored = ['00:00:00', '08:15:00', '08:15:01', '19:30:00', '23:59:59'].map((time) => {
    vi.useFakeTimers({ now: new Date(`2026-11-20T${time}`) })
    return makeTimestamp('2026-11-20')
  })
  expect(stored).toEqual([...new Set(stored)].sort())
})

test.each(['', 'soon', '2026-13-01', '2026-02-31', '11/20/2026', '2026-11-20T09:00'])(
  'an invalid publication date "%s" becomes the current time',
  (text) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T21:05:00Z') })
    expect(makeTimestamp(text)).toBe('2026-11-20T21:05:00.000Z')
  },
)

test('today is the date in the reader’s time zone', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T02:00:00Z') })
  vi.stubEnv('TZ', 'America/Detroit')
  expect(today()).toBe('2026-11-20')
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(today()).toBe('2026-11-21')
})

test('a span of days names the first and the last', () => {
  expect(formatSpan({ from: '04-15', to: '07-05' })).toBe('from April\u00a015 to July\u00a05')
})

test.each([
  // The machine's clock is slow.
  ['2026-11-20T22:00:00Z', 'just now'],
  ['2026-11-20T21:05:00Z', 'just now'],
  ['2026-11-20T21:04:01Z', 'just now'],
  ['2026-11-20T21:04:00Z', '1 minute ago'],
  ['2026-11-20T20:05:01Z', '59 minutes ago'],
  ['2026-11-20T20:05:00Z', '1 hour ago'],
  ['2026-11-20T18:06:00Z', '2 hours ago'],
  ['2026-11-19T21:05:01Z', '23 hours ago'],
  ['2026-11-19T21:05:00Z', '1 day ago'],
  ['2026-11-17T12:00:00Z', '3 days ago'],
  ['2025-11-20T21:05:00Z', '365 days ago'],
  ['2026-11-20 18:05:00.266+00', '2 hours ago'],
  ['2026-11-20T18:05:00.266123+00:00', '2 hours ago'],
])('the age of %s is %s', (timestamp, age) => {
  expect(formatAge(timestamp, NOW)).toBe(age)
})
