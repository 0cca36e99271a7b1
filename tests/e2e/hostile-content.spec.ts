import type { APIRequestContext, Page } from '@playwright/test'
import { LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { payloads, storable } from '../support/hostile-texts'
import { beOwner, rowOf } from './support/owner'
import { visit } from './support/page-actions'
import { expect, test } from './support/test'

// Texts that anyone with the public key could store, in a real browser: public texts, texts in the panel, and
// addresses. tests/screens/routes/hostile-content.test.tsx tries each text on its own.

// The Content Security Policy would block most of it, and there must be nothing to block.
test.use({ bypassCSP: true })

const all = storable(payloads.map(({ text }) => text).join('\n\n'))
const short = storable(payloads[0]?.text ?? '')
const breakout = '"><img src=x onerror=hit()>'

const rows = {
  blog_posts: {
    slug: 'hostile',
    title: `Hostile ${short}`,
    author: breakout,
    category: breakout,
    excerpt: all.slice(0, 900),
    content: all,
    image_url: `https://hit.example/oak.jpg${breakout}`,
    date: '2031-01-01T12:00:00Z',
  },
  testimonials: {
    name: `Hostile ${short}`,
    location: breakout,
    testimonial: all.slice(0, 4000),
    image_url: 'javascript:hit()',
  },
  quote_requests: {
    name: `Hostile ${short}`,
    email: `a"onclick=hit()@hit.example`,
    phone: '7345550111;phone-context=javascript:hit()',
    address: breakout,
    services: ['other'],
    description: all.slice(0, 4000),
  },
}

const headers = { apikey: LOCAL_ANON_KEY, prefer: 'return=representation' }
const stored: string[] = []

test.beforeAll(async ({ request }) => {
  for (const [table, data] of Object.entries(rows)) stored.push(await store(request, table, data))
})

test.afterAll(async ({ request }) => {
  for (const address of stored.splice(0)) expect((await request.delete(address, { headers })).ok()).toBe(true)
})

/** Returns the address of the row. */
async function store(request: APIRequestContext, table: string, data: object) {
  const response = await request.post(`/rest/v1/${table}`, { headers, data })
  expect(response.status(), await response.text()).toBe(201)
  const [{ id }] = await response.json()
  return `/rest/v1/${table}?id=eq.${id}`
}

/** Records code that runs, frames, and requests to other origins, except pictures, whose addresses the owner enters. */
async function watch(page: Page, baseURL = '') {
  const seen: string[] = []
  await page.exposeBinding('hit', () => void seen.push('hit'))
  page.on('dialog', (dialog) => {
    seen.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('frameattached', (frame) => void seen.push(`frame ${frame.url()}`))
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      const request = route.request()
      if (request.resourceType() !== 'image') seen.push(request.url())
      return route.fulfill({ body: '' })
    },
  )
  return seen
}

test('public pages and the panel show hostile texts as text, and no code runs', async ({ page, baseURL }) => {
  const seen = await watch(page, baseURL)
  for (const path of [`/blog?q=${encodeURIComponent(breakout)}`, '/blog/hostile', '/testimonials']) {
    await visit(page, path)
    await expect(page.getByText('Hostile <script>').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(seen, path).toEqual([])
  }
  await beOwner(page)
  await visit(page, '/admin/quote-requests')
  const request = rowOf(page, 'Hostile <script>')
  await expect(request).toBeVisible()
  for (const link of await request.getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(
      /^(mailto:[^?&,\s"]+|tel:\+?\d+(;ext=\d+)?|sms:\+?\d+\?&body=[^&\s]+|https:\/\/www\.google\.com\/maps\/\S+)$/,
    )
  await visit(page, '/admin/blog/edit/hostile')
  await expect(page.getByRole('heading', { level: 2, name: rows.blog_posts.title })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(seen).toEqual([])
})
