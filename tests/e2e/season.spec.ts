import { expect, holdRoute, test } from './support'

const PATH = '/services/tree-trimming-pruning'

// The day is Michigan's: this reader's own calendar says another one.
test.describe('for a reader in Hawaii, minutes into the season of Michigan', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' })

  test('React says that oaks are not to be pruned now, and moves nothing', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-04-15T04:01:00Z'))
    // The heading font has measures of its own; what is looked at is the note.
    await page.route('**/*.woff2', (route) => route.abort())
    const letGo = await holdRoute(page, '**/assets/*.js')
    await page.goto(PATH)
    const note = page.getByRole('complementary').filter({ hasText: 'oak wilt advice' })
    await expect(note.getByRole('heading')).toHaveText('When to prune an oak')
    const placesOf = () =>
      note.locator('xpath=descendant-or-self::*').evaluateAll((parts) =>
        parts.map((part) => {
          const { left, top, width, height } = part.getBoundingClientRect()
          return [left, top + window.scrollY, width, height].map(Math.round)
        }),
      )
    const before = await placesOf()
    letGo()
    await expect(note.getByRole('heading')).toHaveText('Do not prune oaks now')
    expect(await placesOf()).toEqual(before)
  })
})

test.use({ expectedComplaints: [/net::ERR_FAILED/] })
