import type { Page } from '@playwright/test'
import { paths } from '../../src/paths'
import { logIn } from './support/owner'
import { toast, visit } from './support/page-actions'
import { TYPICAL_PAGES } from './support/pages'
import { expect, isAll, test } from './support/test'

// What /privacy promises: no page requests anything from another origin, and the browser stores only what is listed here.

/** The origins of the site and of its data. */
const ownOrigins = (baseURL = '') =>
  [baseURL, process.env.VITE_SUPABASE_URL].filter((address) => address).map((address) => new URL(address ?? '').origin)

/** Records the origins of all requests from now on. */
function watchOrigins(page: Page) {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:') origins.add(origin)
  })
  return origins
}

/** Opens a page, scrolls to its end, and waits for network idle. */
async function readWhole(page: Page, path: string) {
  await visit(page, path)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    // Without the newest lead that the owner has seen (admin/new-marks.ts).
    local: Object.keys(localStorage)
      .filter((key) => !key.startsWith('last-shown:'))
      .sort(),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: 'caches' in window ? await caches.keys() : [],
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

const nothing = { cookie: '', local: [], session: [], databases: [], caches: [], workers: 0 }

test('public pages request nothing from other origins and store nothing', async ({
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
  for (const path of isAll ? [...addresses, '/no/such/page', paths.review] : TYPICAL_PAGES) {
    await readWhole(page, path)
    expect(await keptBy(page), path).toEqual(nothing)
  }
  expect(await context.cookies()).toEqual([])
  expect(ownOrigins(baseURL)).toEqual(expect.arrayContaining([...origins]))
})

test('the panel requests nothing from other origins and stores what its login needs, and scroll positions', async ({
  page,
  context,
  baseURL,
}) => {
  const origins = watchOrigins(page)
  await visit(page, paths.admin.login)
  expect(await keptBy(page)).toEqual({ ...nothing, local: ['adminPasswordHash'] })
  await logIn(page)
  await expect(toast(page, 'Login Successful')).toBeVisible()
  const { editPost, editTestimonial: _, ...screens } = paths.admin
  const shown = isAll ? [...Object.values(screens), editPost('what-is-left-of-the-ash')] : [screens.posts]
  for (const path of shown as string[]) {
    await readWhole(page, path)
    const local = ['adminAuthenticated', 'adminPasswordHash']
    expect(await keptBy(page), path).toEqual({ ...nothing, local, session: ['scrollPositions'] })
  }
  expect(await context.cookies()).toEqual([])
  expect(ownOrigins(baseURL)).toEqual(expect.arrayContaining([...origins]))
})
