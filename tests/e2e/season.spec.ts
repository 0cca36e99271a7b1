import { expect, holdRoute, test } from './support'

const PATH = '/services/tree-trimming-pruning'

// The day is Michigan's: these readers' own calendars say another one.
const readers = [
  { timezoneId: 'Asia/Tokyo', time: '2026-04-15T03:59:00Z', title: 'Oaks can be pruned now' },
  { timezoneId: 'Asia/Tokyo', time: '2026-04-15T04:01:00Z', title: 'Do not prune oaks now' },
  { timezoneId: 'Pacific/Honolulu', time: '2028-07-16T03:59:00Z', title: 'Do not prune oaks now' },
  { timezoneId: 'Europe/Berlin', time: '2028-07-16T04:01:00Z', title: 'Oaks can be pruned now' },
]

for (const { timezoneId, time, title } of readers) {
  test.describe(`in ${timezoneId} at ${time}`, () => {
    test.use({ timezoneId })

    test(`React makes of the finished page: ${title}, and moves nothing`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(time))
      // The heading font has measures of its own; what is looked at is the note.
      await page.route('**/*.woff2', (route) => route.abort())
      const letGo = await holdRoute(page, '**/assets/*.js')
      await page.goto(PATH)
      const note = page.getByRole('complementary').filter({ hasText: 'oak wilt advice' })
      await expect(note.getByRole('heading')).toHaveText('Oaks have their season')
      const placesOf = () =>
        note.locator('xpath=descendant-or-self::*').evaluateAll((parts) =>
          parts.map((part) => {
            const { left, top, width, height } = part.getBoundingClientRect()
            return [left, top + window.scrollY, width, height].map(Math.round)
          }),
        )
      const before = await placesOf()
      letGo()
      await expect(note.getByRole('heading')).toHaveText(title)
      expect(await placesOf()).toEqual(before)
    })
  })
}

test.use({ expectedComplaints: [/net::ERR_FAILED/] })
