import { paths } from '../../src/paths'
import { databaseDown } from '../support/server-answers'
import { expectNoFindings } from './axe'
import { beOwner, expect, holdRoute, logIn, test, toast, visit } from './support'

// Every screen of the panel, in every state.

test.use({ expectedComplaints: [/Failed to load resource/] })

const ROWS = '**/rest/v1/*'
const { admin } = paths

test('nothing is found at the login, on the dashboard and in its toasts', async ({ page }) => {
  await visit(page, admin.login)
  await logIn(page, 'not the password')
  await expect(toast(page, 'Login Failed')).toBeVisible()
  await expectNoFindings(page, 'login refused')
  await logIn(page)
  await expect(toast(page, 'Login Successful')).toBeVisible()
  await expectNoFindings(page, 'dashboard')
})

// The lists have these states in common.
for (const { list, tag } of [
  { list: admin.quoteRequests, tag: '@phone' },
  { list: admin.posts, tag: '@full' },
  { list: admin.testimonials, tag: '@full' },
]) {
  test(`nothing is found in ${list}: loading, with rows, asking, empty and failed`, { tag }, async ({ page }) => {
    await beOwner(page)
    const letGo = await holdRoute(page, ROWS)
    await page.goto(list)
    await expect(page.getByText(/^Loading .+\.\.\.$/)).toBeVisible()
    await expectNoFindings(page, `${list}, loading`)
    letGo()
    await expect(page.getByText(/^Total /)).toBeVisible()
    await expectNoFindings(page, list)
    await page.getByLabel('Search').fill('nobody has written this')
    await expect(page.getByText('No results.')).toBeVisible()
    await expectNoFindings(page, `${list}, nothing found`)
    await page.getByLabel('Search').fill('')
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoFindings(page, `${list}, asking`)
    await page.unroute(ROWS)

    await page.route(ROWS, (route) => route.fulfill({ json: [] }))
    await page.goto(list)
    await expect(page.getByText(/^No .+ found\./)).toBeVisible()
    await expectNoFindings(page, `${list}, empty`)
    await page.unroute(ROWS)

    await page.route(ROWS, (route) => route.fulfill(databaseDown))
    await page.goto(list)
    await expect(
      page.getByText(
        'Error: Could not query the database for the schema cache. Retrying. Please try refreshing the page.',
      ),
    ).toBeVisible()
    await expectNoFindings(page, `${list}, failed`)
    await page.unroute(ROWS)
  })
}

test('nothing is found in the lists of posts and of testimonials', async ({ page }) => {
  await beOwner(page)
  for (const list of [admin.posts, admin.testimonials]) {
    await page.goto(list)
    await expect(page.getByText(/^Total /)).toBeVisible()
    await expectNoFindings(page, list)
  }
})

test('nothing is found in the editor of posts', async ({ page }) => {
  await beOwner(page)
  await visit(page, admin.newPost)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expectNoFindings(page, 'new post that lacks everything')
  await page.getByLabel('Title').fill('???')
  await page.getByLabel('Category').fill('Pruning')
  await page.getByLabel('Image URL').fill('ftp://example.com/oak.jpg')
  await page.getByLabel('Excerpt').fill('Half a thought')
  await page.getByLabel('Full Content').fill('<h2>One</h2><ul><li>Two</li></ul>')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText(/^A web address can’t be made from this title/)).toBeVisible()
  await expect(page.getByText(/^Visitors won’t see this picture/)).toBeVisible()
  await expectNoFindings(page, 'new post with problems')

  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByRole('button', { name: /^Restore draft/ })).toBeVisible()
  await expectNoFindings(page, 'new post with a draft that is offered')

  await page.goto(admin.editPost('what-is-left-of-the-ash'))
  await expect(page.getByLabel('Title')).toHaveValue('What is left of the ash')
  await expectNoFindings(page, 'post')
  await page.route(ROWS, (route) => route.fulfill(databaseDown))
  await page.reload()
  await expect(
    page.getByText(
      'Error: Could not query the database for the schema cache. Retrying. Please try refreshing the page.',
    ),
  ).toBeVisible()
  await expectNoFindings(page, 'post, failed')
})

test('nothing is found in the editor of testimonials', { tag: '@full' }, async ({ page }) => {
  await beOwner(page)
  await visit(page, admin.newTestimonial)
  await page.getByRole('button', { name: 'Create Testimonial' }).click()
  await expectNoFindings(page, 'new testimonial that lacks everything')
  await page.goto(admin.testimonials)
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await expect(page.getByLabel('Customer Name')).not.toHaveValue('')
  await expectNoFindings(page, 'testimonial')
})

test('nothing is found at the login and in empty editors', { tag: '@full' }, async ({ page }) => {
  await visit(page, admin.login)
  await expectNoFindings(page, 'login')
  await beOwner(page)
  for (const address of [admin.newPost, admin.newTestimonial]) {
    await visit(page, address)
    await expectNoFindings(page, address)
  }
})

test('nothing is found in editors: loading and failed', { tag: '@full' }, async ({ page }) => {
  await beOwner(page)
  await visit(page, admin.testimonials)
  const testimonial = await page.getByRole('link', { name: /^Edit/ }).first().getAttribute('href')
  for (const address of [admin.editPost('what-is-left-of-the-ash'), testimonial ?? '']) {
    await page.route(ROWS, () => {})
    await page.goto(address)
    await expect(page.getByText(/^Loading .+ data\.\.\.$/)).toBeVisible()
    await expectNoFindings(page, `${address}, loading`)
    await page.unroute(ROWS)
    await page.route(ROWS, (route) => route.fulfill(databaseDown))
    await page.goto(address)
    await expect(
      page.getByText(
        'Error: Could not query the database for the schema cache. Retrying. Please try refreshing the page.',
      ),
    ).toBeVisible()
    await expectNoFindings(page, `${address}, failed`)
    await page.unroute(ROWS)
  }
})
