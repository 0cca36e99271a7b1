import { oakSeason } from '../../src/content/seasons'
import { expect, holdRoute, test } from './support'

const PATH = '/services/tree-trimming-pruning'

if (oakSeason) {
  const { fact, titles, from, utcOffsetHours } = oakSeason

  // The date at the shop counts; in Hawaii it is still the day before.
  test.describe('in Hawaii, in the first minutes of the season', () => {
    test.use({ timezoneId: 'Pacific/Honolulu' })

    test('hydration shows that oaks are not to be pruned now, and shifts nothing', async ({ page }) => {
      await page.clock.setFixedTime(Date.parse(`2026-${from}T00:01:00Z`) - utcOffsetHours * 3_600_000)
      // The heading font would shift the note a little.
      await page.route('**/*.woff2', (route) => route.abort())
      const letGo = await holdRoute(page, '**/assets/*.js')
      await page.goto(PATH)
      const note = page.getByRole('complementary').filter({ hasText: fact.source })
      await expect(note.getByRole('heading')).toHaveText(fact.title)
      const placesOf = () =>
        note.locator('xpath=descendant-or-self::*').evaluateAll((parts) =>
          parts.map((part) => {
            const { left, top, width, height } = part.getBoundingClientRect()
            return [left, top + window.scrollY, width, height].map(Math.round)
          }),
        )
      const before = await placesOf()
      letGo()
      await expect(note.getByRole('heading')).toHaveText(titles.during)
      expect(await placesOf()).toEqual(before)
    })
  })
}

test.use({ expectedComplaints: [/net::ERR_FAILED/] })
