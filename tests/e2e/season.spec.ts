import { company } from '../../src/content/company'
import { oakSeason } from '../../src/content/seasons'
import { expect, holdRoute, test } from './support'

const PATH = '/services/tree-trimming-pruning'

if (oakSeason) {
  const { fact, titles, from, utcOffsetHours } = oakSeason

  // The day is that of the shop: this reader's own calendar says another one.
  test.describe(`for a reader in Hawaii, minutes into the season of ${company.address.stateName}`, () => {
    test.use({ timezoneId: 'Pacific/Honolulu' })

    test('React says that oaks are not to be pruned now, and moves nothing', async ({ page }) => {
      await page.clock.setFixedTime(Date.parse(`2026-${from}T00:01:00Z`) - utcOffsetHours * 3_600_000)
      // The heading font has measures of its own; what is looked at is the note.
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
