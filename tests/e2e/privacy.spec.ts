import type { Page } from '@playwright/test'
import { paths } from '../../src/paths'
import { expect, isAll, logIn, ONE_OF_EACH_KIND, readersOf, test, toast, visit } from './support'

// What /privacy promises of every page: nobody else is asked for anything, and
// the browser keeps nothing but what is listed here.

const PICTURES = 'https://pictures.example'

/** One pixel, for the server of somebody else's pictures. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Where the site and its data come from; without a hosted project it is one place. */
const ownOrigins = (baseURL = '') =>
  [baseURL, process.env.VITE_SUPABASE_URL].filter((address) => address).map((address) => new URL(address ?? '').origin)

/** The origins of all requests from now on; what stands in the page itself is no request. */
function watchOrigins(page: Page) {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:') origins.add(origin)
  })
  return origins
}

/** Opens a page, shows all of it, and waits until it asks for nothing more. */
async function readWhole(page: Page, path: string) {
  await visit(page, path)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    // The newest lead that the owner has seen (admin/leads/new-marks.ts), once there was one.
    local: Object.keys(localStorage)
      .filter((key) => !key.startsWith('last-shown:'))
      .sort(),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: 'caches' in window ? await caches.keys() : [],
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

const nothing = { cookie: '', local: [], session: [], databases: [], caches: [], workers: 0 }

test('no public page asks anybody else for anything, or leaves anything in the browser', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(addresses).toContain(paths.privacy)
  const origins = watchOrigins(page)
  for (const path of isAll ? [...addresses, '/no/such/page', paths.review] : ONE_OF_EACH_KIND) {
    await readWhole(page, path)
    expect(await keptBy(page), path).toEqual(nothing)
  }
  expect(await context.cookies()).toEqual([])
  expect(ownOrigins(baseURL)).toEqual(expect.arrayContaining([...origins]))
})

test('the panel asks nobody else either, and keeps its two entries', async ({ page, context, baseURL }) => {
  const origins = watchOrigins(page)
  await visit(page, paths.admin.login)
  expect(await keptBy(page)).toEqual({ ...nothing, local: ['adminPasswordHash'] })
  await logIn(page)
  await expect(toast(page, 'Login Successful')).toBeVisible()
  const { editPost, editTestimonial: _, ...screens } = paths.admin
  const shown = isAll
    ? [...Object.values(screens), editPost('what-is-left-of-the-ash')]
    : [screens.posts, screens.newPost]
  for (const path of shown as string[]) {
    await readWhole(page, path)
    expect(await keptBy(page), path).toEqual({ ...nothing, local: ['adminAuthenticated', 'adminPasswordHash'] })
  }
  expect(await context.cookies()).toEqual([])
  expect(ownOrigins(baseURL)).toEqual(expect.arrayContaining([...origins]))
})

test('a picture at an address of the owner’s is asked for there, without saying from where', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  const referrers: (string | undefined)[] = []
  await page.route(`${PICTURES}/**`, async (route) => {
    referrers.push((await route.request().allHeaders())['referer'])
    await route.fulfill({ contentType: 'image/gif', body: PIXEL })
  })
  await page.route('**/rest/v1/**', async (route) => {
    const response = await route.fetch()
    const rows: unknown = await response.json()
    const withPicture = (row: object, index: number) => ({ ...row, image_url: `${PICTURES}/${index}.gif` })
    await route.fulfill({
      response,
      json: Array.isArray(rows) ? rows.map(withPicture) : withPicture(rows as object, 0),
    })
  })
  for (const path of [paths.home, paths.post('what-is-left-of-the-ash'), paths.testimonials]) {
    const origins = watchOrigins(page)
    await readWhole(page, path)
    await expect(page.locator(`img[src^="${PICTURES}/"]`).first()).toBeVisible()
    await expect.poll(() => origins.has(PICTURES), path).toBe(true)
    expect([...ownOrigins(baseURL), PICTURES]).toEqual(expect.arrayContaining([...origins]))
    expect(await keptBy(page), path).toEqual(nothing)
  }
  expect(new Set(referrers)).toEqual(new Set([undefined]))
})

test('the privacy page says that requests can be read with the public key, as long as they can', async ({ page }) => {
  await visit(page, paths.privacy)
  const main = page.getByRole('main')
  for (const text of readersOf(false)) await expect(main).toContainText(text)
  for (const text of readersOf(true)) await expect(main).not.toContainText(text)
})
