import type { Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { panelLimits } from '../../src/data/limits'
import { payloads, payloadsOf } from '../support/hostile/payloads'
import { answerHarmlessly, longPosts, posts, removeHostileRows, writeHostileRows } from './hostile-rows'
import { typeEach } from './hostile-typing'
import { firstDifference, foreignElementsIn, inject, structureOf, test } from './hostile-watch'
import { beOwner, expect, isAll, toast, visit } from './support'

// Every payload through every field that holds it, in public and in the panel.
// A page is right when nothing ran, nothing was asked for, and its elements are
// the same as with harmless words.

// Without the content security policy, which would stop most of it by itself:
// what is tested is that there is nothing to stop.
test.use({ bypassCSP: true })

test.beforeAll(({ request }) => writeHostileRows(request))
test.afterAll(({ request }) => removeHostileRows(request))

test.slow()

const WHOLE_LIST = '/blog?show=2000'

/** Visits a page with harmless rows and with hostile ones, and does the same in both. */
async function expectSamePage(page: Page, path: string, act: (page: Page) => Promise<unknown> = async () => {}) {
  await answerHarmlessly(page)
  await visit(page, path)
  await expect(page.getByText(/Harmless/).first()).toBeVisible()
  await act(page)
  await expect(page.getByText(/^Checking for/)).toHaveCount(0)
  const usual = await structureOf(page)
  await page.unroute('**/rest/v1/**')

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await act(page)
  // The build's rows are neither the harmless ones nor the hostile.
  await expect(page.getByText(/^Checking for/)).toHaveCount(0)
  await expect(page.getByText(/Harmless/)).toHaveCount(0)
  expect(firstDifference(await structureOf(page), usual), path).toBeUndefined()
  expect(new URL(page.url()).pathname + new URL(page.url()).search, path).toBe(path)
}

test('the public lists show payloads as text, and nothing around them changes', { tag: '@full' }, async ({
  page,
  seen,
}) => {
  await expectSamePage(page, '/', () => expect(page.getByRole('figure')).toHaveCount(2))
  await expectSamePage(page, WHOLE_LIST, async () => {
    await expect(page.getByRole('article').nth(posts.length)).toBeAttached()
  })
  const titles = await page.locator('article h3').allTextContents()
  // Titles are trimmed (src/data/rows.ts).
  expect(titles.slice(0, posts.length)).toEqual(posts.map(({ title }) => title.trim()))
  await expectSamePage(page, '/testimonials', () =>
    expect(page.getByRole('figure').nth(payloads.length)).toBeAttached(),
  )
  expect(seen).toEqual([])
})

test('a search for a payload finds it and runs nothing', { tag: '@full' }, async ({ page, seen }) => {
  for (const kind of ['event on a picture', 'attribute breakout', 'polyglot', 'query string']) {
    const [{ text } = { text: '' }] = payloadsOf(kind)
    await visit(page, `/blog?q=${encodeURIComponent(text)}`)
    await expect(page.getByRole('searchbox')).toHaveValue(text)
    await expect(page.getByRole('heading', { level: 3, name: text, exact: true }).first()).toBeVisible()
    const category = text.slice(0, panelLimits.post.category)
    await visit(page, `/blog?category=${encodeURIComponent(category)}`)
    await expect(page.getByRole('button', { name: category, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { level: 3, name: text, exact: true }).first()).toBeVisible()
  }
  expect(seen).toEqual([])
})

test('posts made of payloads change nothing around their words', async ({ page, seen }) => {
  await answerHarmlessly(page)
  const usual: string[][] = []
  const shown = isAll ? longPosts : longPosts.slice(0, 3)
  for (const { slug } of shown) {
    await visit(page, `/blog/${slug}`)
    await expect(page.getByText('Harmless.').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Read next' })).toBeVisible()
    usual.push(await structureOf(page))
  }
  await page.unroute('**/rest/v1/**')
  for (const [index, { slug, title }] of shown.entries()) {
    await visit(page, `/blog/${slug}`)
    await expect(page.locator('h1')).toHaveText(title)
    await expect.poll(async () => (await page.title()).split(' | ').at(-1)).toBe(company.name)
    await expect(page.getByRole('region', { name: 'Read next' })).toBeVisible()
    expect(firstDifference(await structureOf(page), usual[index] ?? []), slug).toBeUndefined()
    expect(await foreignElementsIn(page), slug).toEqual([])
  }
  expect(seen).toEqual([])
})

async function showAll(page: Page) {
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.evaluate(async () => {
    const findButton = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => /^Show \d+ more$/.test(textContent))
    for (let button = findButton(); button; button = findButton()) {
      button.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await expect(page.getByRole('row').nth(payloads.length)).toBeAttached()
}

test('the lists of the panel show payloads as text, and their links lead nowhere else', { tag: '@full' }, async ({
  page,
  seen,
}) => {
  await beOwner(page)
  for (const path of ['/admin/blog', '/admin/testimonials', '/admin/quote-requests'])
    await expectSamePage(page, path, showAll)

  const links = page.getByRole('table').getByRole('link')
  const addresses = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(payloads.length / 2)
  for (const address of addresses)
    expect(address).toMatch(
      /^mailto:[^@,;?&\s]+@[^@,;?&\s]+$|^tel:\+?\d+(;ext=\d+)?$|^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[^&#\s]+$/,
    )
  expect(seen).toEqual([])
})

test('editors show, keep and save payloads as text', { tag: '@full' }, async ({ page, seen }) => {
  await beOwner(page)
  for (const kind of ['picture address', 'javascript address', 'attribute breakout', 'breakout of text'])
    await expectSamePage(page, `/admin/blog/edit/hostile-${payloadsOf(kind)[0]?.number}`, () =>
      expect(page.locator('datalist option').first()).toBeAttached(),
    )

  await visit(page, '/admin/blog/new')
  await expect(page.locator('datalist option').first()).toBeAttached()
  expect(await page.evaluate(typeEach, [...payloads])).toEqual([])
  const last = page.getByLabel('Title')
  await expect(last).toHaveValue(payloads.at(-1)?.text ?? '')
  await page.goto('/admin/blog/new')
  await page.getByRole('button', { name: /^Restore draft/ }).click()
  await expect(last).toHaveValue(payloads.at(-1)?.text ?? '')

  const title = `Not in the list yet ${payloadsOf('polyglot')[0]?.text}`
  await last.fill(title)
  await page.getByLabel('Image URL').fill('')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(toast(page, 'Post Created!')).toContainText(`Your blog post "${title}" has been saved.`)
  await page.getByLabel('Search').fill(title)
  await page
    .getByRole('row')
    .getByRole('button', { name: `Delete ${title}` })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await expect(dialog).toContainText(`delete the post "${title}"? This action`)
  await dialog.getByRole('button', { name: 'Delete Post' }).click()
  await expect(toast(page, 'Post Deleted')).toContainText(`The post "${title}" has been`)
  expect(seen).toEqual([])
})

test.describe('these tests can fail', () => {
  // The browser has its own say about most of it.
  test.use({ expectedComplaints: [/./s] })

  test('payloads that are put into a page as they are run, ask, and are seen', { tag: '@full' }, async ({
    page,
    seen,
  }) => {
    await answerHarmlessly(page)
    await visit(page, `/blog/${longPosts[0]?.slug}`)
    await expect(page.getByText('Harmless.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Read next' })).toBeVisible()
    const usual = await structureOf(page)
    let foreign = 0
    for (const { text } of payloads) {
      await inject(page, text)
      foreign += (await foreignElementsIn(page)).length > 0 ? 1 : 0
    }
    // The others wait for a reader, are for another browser, or for what is no HTML.
    expect(foreign).toBeGreaterThan(300)
    expect(seen.filter((line) => line.startsWith('hit')).length).toBeGreaterThan(50)
    expect(seen.filter((line) => line.includes('https://hit.example')).length).toBeGreaterThan(10)
    expect(seen.filter((line) => line.startsWith('frame')).length).toBeGreaterThan(5)

    await inject(page, '')
    expect(firstDifference(await structureOf(page), usual)).toBeUndefined()
    await page
      .locator('footer p')
      .first()
      .evaluate((element) => element.setAttribute('onclick', 'hit(0)'))
    expect(firstDifference(await structureOf(page), usual)?.is).toContain('onclick=hit(0)')
  })
})
