import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '@/content/company'
import { pagesOf } from '@/prerender/pages'
import { findBrowser } from '../../../scripts/lib/find-browser.mjs'
import { LOCAL_ANON_KEY } from '../../../supabase/embedded/local-settings.mjs'
import { freePort } from '../../support/free-port'
import { cleanUp, nonEmptyLines, startNode, tempPath } from '../../support/node-process'
import { PHOTO, startHostedProject } from '../support/hosted-project'

// Runs a real `npm run build` for a hosted project, with a base path in the site's
// URL, and reads the files that a host would get.

const timeout = 180_000
const SITE = 'https://host.example/trees'
const folder = tempPath('dist')

let project: Awaited<ReturnType<typeof startHostedProject>>
let settings: Record<string, string>

/** The pages whose links are clicked. */
const STARTS = [
  ...['/', '/about', '/services', '/services/tree-removal', '/service-areas', '/service-areas/ann-arbor', '/blog'],
  ...['/blog/post-01', '/testimonials', '/get-a-quote', '/should-this-tree-worry-you', '/contact'],
  ...['/admin', '/admin/blog', '/admin/blog/edit/post-01', '/admin/testimonials', '/admin/quote-requests'],
]

const nasty = '</script><script>alert(1)</script><!-- $& "quoted" <b>bold</b>'

beforeAll(async () => {
  project = await startHostedProject(nasty)
  settings = {
    BUILD_DIR: folder,
    VITE_SUPABASE_URL: project.address,
    VITE_SUPABASE_ANON_KEY: LOCAL_ANON_KEY,
    VITE_SITE_URL: SITE,
    VITE_ADMIN_PASSWORD_SHA256: '0'.repeat(64),
  }
  const { code, stdout, stderr } = await startNode(['scripts/build.mjs'], settings).ended
  expect(stdout.match(/Run `npm run doctor` before you publish/g)).toHaveLength(1)
  expect(nonEmptyLines(stderr)).toEqual([
    expect.stringContaining('VITE_ADMIN_EMAIL is not set: quote requests are readable'),
  ])
  expect(code).toBe(0)
}, timeout)

afterAll(async () => {
  await project.close()
  await cleanUp()
})

const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')
const allFiles = () =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const pages = () =>
  [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(SITE.length))
const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`)

test("the owner's photo is in the post's page and in the list", () => {
  for (const page of ['blog/post-13.html', 'blog.html']) expect(read(page)).toContain(`<img src="${PHOTO}"`)
})

test('every page is prerendered into its own complete file', () => {
  expect(pages()).toHaveLength(pagesOf(null).length + 14)
  for (const page of pages()) {
    const html = read(fileOf(page))
    const [head = '', body = ''] = html.split('</head>')
    expect(count(body, /<h1/g), page).toBe(1)
    expect(body, page).toContain(`href="${company.phoneLink}"`)
    expect(body, page).toContain('</footer>')
    expect(body, page).not.toMatch(/Loading|opacity:\s*0|<template|<div hidden/)
    for (const tag of [
      /<title/g,
      /<meta[^>]* name="description"/g,
      /rel="canonical"/g,
      /property="og:image"/g,
      /name="twitter:card"/g,
    ]) {
      expect(count(html, tag), `${tag} on ${page}`).toBe(1)
      expect(count(head, tag), `${tag} on ${page}`).toBe(1)
    }
    expect(count(head, /"@type":"HomeAndConstructionBusiness"/g), page).toBe(1)
    expect(head, page).toContain(`rel="canonical" href="${SITE}${page}"`)
    expect(html, page).not.toContain('noindex')
    expect(body, page).toContain(`<div id="root" data-path="${page}">`)
  }
})

test('no font face is in the stylesheet that arrives late, because it would lay out the whole page again', () => {
  const [sheet = ''] = allFiles().filter((file) => file.endsWith('.css'))
  expect(count(read(sheet), /@font-face/g)).toBe(0)
  expect(count(read('index.html'), /@font-face/g)).toBe(2)
})

test('every CSS variable in use is defined', () => {
  const sheets = allFiles().filter((file) => /\.(css|html)$/.test(file))
  const css = sheets.map(read).join('\n')
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(100)
  const defined = new Set(
    [...css.matchAll(/(--[\w-]+):|@property (--[\w-]+)/g)].map(([, name, property]) => name ?? property),
  )
  // Radix sets its own while a toast is swiped.
  expect([...new Set(used)].filter((name) => !defined.has(name) && !name?.startsWith('--radix-'))).toEqual([])
})

test('every page has a CSP meta tag, and _headers has the same policy', () => {
  const policies = allFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = read(file)
      const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
      // A CSP meta tag only applies to what comes after it.
      expect(html.indexOf('http-equiv'), file).toBeLessThan(html.search(/<(script|style|link)/))
      const scripts = [...html.matchAll(/<script(?![^>]* (?:src=|type="application))[^>]*>(.*?)<\/script>/gs)]
      for (const [, script = ''] of scripts) {
        expect(policy, file).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
      }
      return policy
    })
  const [policy] = new Set(policies)
  expect(new Set(policies).size).toBe(1)
  expect(policy).toContain(`connect-src 'self' ${settings['VITE_SUPABASE_URL']};`)
  expect(read('_headers')).toContain(`/*\n  Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`)
})

test('lists are prerendered with their first page, posts in full, and authors’ text is escaped', () => {
  expect(count(read('blog.html'), /<article/g)).toBe(12)
  expect(count(read('index.html'), /Ada Burr<\/span>|By <!-- -->Ada Burr/g)).toBe(3)
  expect(read('blog/post-14.html')).toContain('Body 14.')
  for (const file of ['blog.html', 'index.html', 'testimonials.html', 'blog/post-14.html']) {
    expect(read(file)).not.toContain('<script>alert')
  }
})

test('404.html is noindex; the app shell has no robots tag, canonical link, path or snapshot', () => {
  const notFound = read('404.html')
  // Without script, /About is answered with it.
  expect(notFound).toContain('no capital letters')
  expect(notFound).toContain('Oops! Page Not Found')
  expect(notFound).toContain('<meta data-page name="robots" content="noindex"/>')
  expect(notFound).not.toContain('rel="canonical"')
  const shell = read('app-shell.html')
  for (const text of [`href="${company.phoneLink}"`, 'Loading…', 'Please reload it']) expect(shell).toContain(text)
  expect(shell).not.toMatch(/noindex|rel="canonical"|data-path|id="page-rows"/)
  expect(shell.match(/<h1.*?<\/h1>/g)).toEqual([`<h1 class="sr-only">${company.name.replaceAll('&', '&amp;')}</h1>`])
  // It also serves posts that are newer than the build.
  expect(shell).toContain(company.emailLink)
  expect(read('admin/quote-requests.html')).toContain('Loading…')
})

test('every internal link is below the base path', () => {
  const links = allFiles()
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...read(file).matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address))
  expect(links.length).toBeGreaterThan(1000)
  expect([...new Set(links)].filter((address) => !address?.startsWith('/trees'))).toEqual([])
})

test('every kind of link leads to its page below the base path', { timeout }, async () => {
  const port = await freePort()
  const args = ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--host', '127.0.0.1']
  await startNode(args, settings).says(`127.0.0.1:${port}`)
  const browser = await chromium.launch({ executablePath: findBrowser() })
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` })
  await context.addInitScript((hash) => {
    localStorage.setItem('adminPasswordHash', hash ?? '')
    localStorage.setItem('adminAuthenticated', 'true')
  }, settings['VITE_ADMIN_PASSWORD_SHA256'])
  const failed: string[] = []
  context.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
  const page = await context.newPage()
  const clicked = new Set<string>()
  for (const start of STARTS) {
    await page.goto(`/trees${start}`)
    await page.locator('html[data-hydrated]').waitFor()
    await page.getByText(/^Loading/).waitFor({ state: 'detached' })
    for (const link of await page.locator('a[href^="/"]').all()) {
      const href = (await link.getAttribute('href')) ?? ''
      const target = await link.getAttribute('target')
      // One of the pages that differ in their slug alone.
      const kind = `${href.replace(/(areas|services|blog|edit)\/(?!edit|new).*/, '$1/…')} ${target ?? ''}`
      if (clicked.has(kind)) continue
      clicked.add(kind)
      const opened = target ? page.waitForEvent('popup') : page
      await link.evaluate((element: HTMLElement) => element.click())
      const { pathname } = new URL(href, SITE)
      const shown = await opened
      await shown.waitForURL(href)
      if (!pathname.includes('/admin'))
        await shown
          .locator(`link[rel=canonical][href="https://host.example${pathname}"]`)
          .waitFor({ state: 'attached' })
      await shown.locator('h1', { hasNotText: /not found/i }).waitFor()
      if (target) await shown.close()
      else if (shown.url().endsWith(`/trees${start}`)) continue
      else await page.goBack()
    }
  }
  await browser.close()
  expect(failed).toEqual([])
  expect([...clicked]).toEqual(expect.arrayContaining(['/trees/blog/… _blank', '/trees/admin/blog/edit/… ']))
})

test('every asset that a page names is in the build, so the builds for browser and Node agree about file names', () => {
  const named = allFiles()
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...read(file).matchAll(/[\s"]\/trees\/(assets\/[\w.-]+)/g)].map(([, name = '']) => name))
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((name) => !allFiles().includes(name))).toEqual([])
})

test('the shared pictures are 1200 by 630, the icons are pictures, and the files that hosts read exist', async () => {
  const { default: sharp } = await import('sharp')
  for (const name of ['og-image.jpg', 'og-worry.jpg']) {
    expect(await sharp(path.join(folder, name)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
  const touch = await sharp(path.join(folder, 'apple-touch-icon.png')).metadata()
  expect(touch).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false })
  const icon = await sharp(path.join(folder, 'favicon.ico')).metadata()
  expect(icon).toMatchObject({ format: 'png', width: 32, height: 32 })
  expect(allFiles()).toEqual(
    expect.arrayContaining(['_headers', '_worker.js', '_routes.json', '.nojekyll', 'robots.txt']),
  )
})
