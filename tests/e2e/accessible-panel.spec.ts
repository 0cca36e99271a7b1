import type { Page } from '@playwright/test'
import { paths } from '../../src/paths'
import { expectNoFindings } from './axe'
import { expect, holdRoute, logIn, test, toast, visit } from './support'

// Every screen of the panel, in every state.

test.use({ trace: 'off', expectedComplaints: [/Failed to load resource/] })

const ROWS = '**/rest/v1/*'
const { admin } = paths

async function enter(page: Page, address: string = admin.dashboard) {
  await visit(page, address)
  await logIn(page)
  await expect(toast(page, 'Login Successful')).toBeVisible()
}

test('nothing is found at the login, on the dashboard and in its toasts', async ({ page }) => {
  await visit(page, admin.login)
  await expectNoFindings(page, 'login')
  await logIn(page, 'not the password')
  await expect(toast(page, 'Login Failed')).toBeVisible()
  await expectNoFindings(page, 'login refused')
  await logIn(page)
  await expect(toast(page, 'Login Successful')).toBeVisible()
  await expectNoFindings(page, 'dashboard')
})

for (const list of [admin.posts, admin.testimonials, admin.quoteRequests]) {
  test(`nothing is found in ${list}: loading, with rows, asking, empty and failed`, async ({ page }) => {
    await enter(page)
    const letGo = await holdRoute(page, ROWS)
    await page.goto(list)
    await expect(page.getByText(/^Loading .+\.\.\.$/)).toBeVisible()
    await expectNoFindings(page, `${list}, loading`)
    letGo()
    await expect(page.getByText(/^Total /)).toBeVisible()
    await expectNoFindings(page, list)
    await page.getByLabel('Search').fill('nobody has written this')
    await expect(page.getByText(/^Nothing here matches/)).toBeVisible()
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

    await page.route(ROWS, (route) => route.fulfill({ status: 500, json: { message: 'not today' } }))
    await page.goto(list)
    await expect(page.getByText('Error: not today. Please try refreshing the page.')).toBeVisible()
    await expectNoFindings(page, `${list}, failed`)
    await page.unroute(ROWS)
  })
}

test('nothing is found in the editor of posts', async ({ page }) => {
  await enter(page, admin.newPost)
  await expectNoFindings(page, 'new post')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expectNoFindings(page, 'new post that lacks everything')
  await page.getByLabel('Title').fill('???')
  await page.getByLabel('Category').fill('Pruning')
  await page.getByLabel('Image URL').fill('ftp://example.com/oak.jpg')
  await page.getByLabel('Excerpt').fill('Half a thought')
  await page.getByLabel('Full Content').fill('<h2>One</h2><ul><li>Two</li></ul>')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText(/^This title leaves nothing for an address/)).toBeVisible()
  await expect(page.getByText(/^Visitors will not see this picture/)).toBeVisible()
  await expectNoFindings(page, 'new post with problems')

  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByRole('button', { name: /^Restore draft/ })).toBeVisible()
  await expectNoFindings(page, 'new post with a draft that is offered')

  await page.goto(admin.editPost('what-is-left-of-the-ash'))
  await expect(page.getByLabel('Title')).toHaveValue('What is left of the ash')
  await expectNoFindings(page, 'post')
  await expectStatesOfLoading(page, admin.editPost('what-is-left-of-the-ash'))
})

test('nothing is found in the editor of testimonials', async ({ page }) => {
  await enter(page, admin.newTestimonial)
  await expectNoFindings(page, 'new testimonial')
  await page.getByRole('button', { name: 'Create Testimonial' }).click()
  await expectNoFindings(page, 'new testimonial that lacks everything')
  await page.goto(admin.testimonials)
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await expect(page.getByLabel('Customer Name')).not.toHaveValue('')
  await expectNoFindings(page, 'testimonial')
  await expectStatesOfLoading(page, new URL(page.url()).pathname)
})

/** An editor while its row is on its way, and when it cannot be read. */
async function expectStatesOfLoading(page: Page, address: string) {
  await page.route(ROWS, () => {})
  await page.goto(address)
  await expect(page.getByText(/^Loading .+ data\.\.\.$/)).toBeVisible()
  await expectNoFindings(page, `${address}, loading`)
  await page.unroute(ROWS)
  await page.route(ROWS, (route) => route.fulfill({ status: 500, json: { message: 'not today' } }))
  await page.goto(address)
  await expect(page.getByText('Error: not today. Please try refreshing the page.')).toBeVisible()
  await expectNoFindings(page, `${address}, failed`)
}
