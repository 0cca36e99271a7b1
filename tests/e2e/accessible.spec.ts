import type { Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { services } from '../../src/content/services/services'
import { towns } from '../../src/content/towns/towns'
import { paths } from '../../src/paths'
import { publicScreens } from '../support/screens'
import { databaseDown, diskFull } from '../support/server-answers'
import { expectNoViolations } from './support/axe'
import { beOwner, logIn } from './support/owner'
import { holdRoute, openMenus, toast, turnOffTimeouts, visit } from './support/page-actions'
import { exampleTown, lastService } from './support/pages'
import { fillInQuote, quoteSent, removeRequests, sendQuote } from './support/quote-form'
import { expect, isAll, test } from './support/test'

// axe on a page of each kind (in test:all on every page), on every screen of the panel, and in every state that has
// elements of its own.

const ROWS = '**/rest/v1/*'
const POST = 'what-is-left-of-the-ash'
const { admin } = paths

const others = [...publicScreens.map(({ path }) => path), paths.review, paths.post('none')]
const pages = new Set([
  ...[paths.home, paths.post(POST), paths.quote, paths.worry],
  ...(isAll ? services : [lastService]).map(({ slug }) => paths.service(slug)),
  ...(isAll ? towns : [exampleTown]).map(({ slug }) => paths.serviceArea(slug)),
  ...(isAll ? others : []),
])

for (const address of pages) {
  test(`axe finds no violations on ${address}`, async ({ page }) => {
    await visit(page, address)
    await expectNoViolations(page, address)
  })
}

test('axe finds no violations in the open menus', { tag: '@both' }, async ({ page, isMobile }) => {
  await visit(page, paths.service('stump-grinding'))
  await openMenus(page, isMobile, (what) => expectNoViolations(page, what))
})

test.describe('in states that a page passes through', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  const goHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: company.name }).click()

  test('axe finds no violations while rows are loading', { tag: '@full' }, async ({ page }) => {
    await holdRoute(page, ROWS)
    // The first page has its rows in its HTML; the pages after it fetch them.
    await visit(page, paths.about)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByText(/^Loading posts/).first()).toBeAttached()
    await expectNoViolations(page, 'blog')
  })

  test('axe finds no violations when there are no rows', { tag: '@full' }, async ({ page }) => {
    await page.route(ROWS, (route) => route.fulfill({ json: [] }))
    await visit(page, paths.about)
    await goHome(page)
    await expect(page.getByText('There are no posts yet.')).toBeVisible()
    await expect(page.getByText('No testimonials available yet. Check back soon!')).toBeVisible()
    await expectNoViolations(page, 'home')
  })

  test('axe finds no violations when rows cannot be read', { tag: '@full' }, async ({ page }) => {
    await page.route(ROWS, (route) => route.fulfill(databaseDown))
    await visit(page, paths.about)
    await goHome(page)
    await expect(page.getByText('There are no posts yet.')).toBeVisible()
    await expect(page.getByText('Error Fetching Testimonials', { exact: true })).toBeVisible()
    await expectNoViolations(page, 'home')
    await visit(page, '/blog/newer-than-the-build')
    await expect(page.getByRole('heading', { name: 'This post could not be loaded' })).toBeVisible()
    await expectNoViolations(page, 'post')
  })

  test.describe('in the quote form', { tag: '@phone' }, () => {
    const REQUESTS = '**/rest/v1/quote_requests*'

    async function send(page: Page) {
      await turnOffTimeouts(page)
      await visit(page, paths.quote)
      await fillInQuote(page, 'Axe Person')
      await sendQuote(page)
    }

    test('axe finds no violations when it is incomplete', async ({ page }) => {
      await visit(page, paths.quote)
      await sendQuote(page)
      await expect(toast(page, 'Missing Information')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Request My Free Quote' })).toBeDisabled()
      await expectNoViolations(page, 'incomplete, with the toast')
    })

    test('axe finds no violations while it is sent', async ({ page }) => {
      await holdRoute(page, REQUESTS)
      await send(page)
      await expect(toast(page, 'Processing Request...')).toBeVisible()
      await expectNoViolations(page, 'sending')
    })

    test('axe finds no violations when it could not be sent', async ({ page }) => {
      await page.route(REQUESTS, (route) => route.fulfill(diskFull))
      await send(page)
      await expect(toast(page, 'Error Sending Request')).toBeVisible()
      await expect(page.getByText('Your request has not been sent.')).toBeVisible()
      await expectNoViolations(page, 'not sent, with the toasts')
    })

    test('axe finds no violations when it is sent', async ({ page, request }) => {
      await send(page)
      await expect(quoteSent(page)).toBeVisible()
      await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
      // Away from where the header covers half of a link.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectNoViolations(page, 'sent, with the toast')
      await removeRequests(request, 'Axe Person')
    })
  })

  test('axe finds no violations at a login that is refused', async ({ page }) => {
    await visit(page, admin.login)
    await logIn(page, 'not the password')
    await expect(toast(page, 'Login Failed')).toBeVisible()
    await expectNoViolations(page, 'login')
  })

  test('axe finds no violations on the dashboard, after a login', async ({ page }) => {
    await visit(page, admin.login)
    await logIn(page)
    await expect(toast(page, 'Login Successful')).toBeVisible()
    await expectNoViolations(page, 'dashboard')
  })

  test.describe('in the panel', () => {
    test.beforeEach(({ page }) => beOwner(page))

    for (const list of [admin.posts, admin.testimonials, admin.quoteRequests]) {
      test(`axe finds no violations on ${list}`, { tag: '@both' }, async ({ page }) => {
        await page.goto(list)
        await expect(page.getByText(/^Total /)).toBeVisible()
        await expectNoViolations(page, list)
      })
    }

    test('axe finds no violations while a list is loading', { tag: '@phone' }, async ({ page }) => {
      await holdRoute(page, ROWS)
      await page.goto(admin.quoteRequests)
      await expect(page.getByText(/^Loading .+\.\.\.$/)).toBeVisible()
      await expectNoViolations(page, 'loading')
    })

    test('axe finds no violations when a search finds nothing', { tag: '@phone' }, async ({ page }) => {
      await page.goto(`${admin.quoteRequests}?q=nobody+has+written+this`)
      await expect(page.getByText('No results.')).toBeVisible()
      await expectNoViolations(page, 'without results')
    })

    test('axe finds no violations in the question before a row is deleted', { tag: '@phone' }, async ({ page }) => {
      // So high that the page does not scroll, and the header covers no part of a row.
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1200 })
      await page.goto(admin.quoteRequests)
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page, 'asking')
    })

    for (const [state, answer, words] of [
      ['is empty', { json: [] }, /^No .+ found\./],
      ['cannot be read', databaseDown, /^Error: Could not query the database/],
    ] as const) {
      test(`axe finds no violations when a list ${state}`, { tag: '@phone' }, async ({ page }) => {
        await page.route(ROWS, (route) => route.fulfill(answer))
        await page.goto(admin.quoteRequests)
        await expect(page.getByText(words)).toBeVisible()
        await expectNoViolations(page, state)
      })
    }

    test.describe('in an editor', () => {
      test('axe finds no violations in a new testimonial', async ({ page }) => {
        await visit(page, admin.newTestimonial)
        await expectNoViolations(page, 'new testimonial')
      })

      test('axe finds no violations in a new post with errors', async ({ page }) => {
        await visit(page, admin.newPost)
        await page.getByLabel('Title').fill('???')
        await page.getByLabel('Image URL').fill('ftp://example.com/oak.jpg')
        await page.getByLabel('Full Content').fill('<h2>One</h2><ul><li>Two</li></ul>')
        await page.getByRole('button', { name: 'Create Post' }).click()
        await expect(page.getByText(/^Use at least one letter or number in the title/)).toBeVisible()
        await expect(page.getByText(/^No picture could be loaded from this address/)).toBeVisible()
        await expectNoViolations(page, 'new post with errors')
      })

      test('axe finds no violations in a new post with a draft to restore', async ({ page }) => {
        await visit(page, admin.newPost)
        await page.getByLabel('Title').fill('Half a thought')
        await page.reload()
        await expect(page.getByRole('button', { name: /^Restore draft/ })).toBeVisible()
        await expectNoViolations(page, 'new post with a draft to restore')
      })

      test('axe finds no violations in a post that is edited', async ({ page }) => {
        await visit(page, admin.editPost(POST))
        await expect(page.getByLabel('Title')).toHaveValue('What’s left of the ash')
        await expectNoViolations(page, 'post')
      })
    })
  })
})
