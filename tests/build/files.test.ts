import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { company } from '@/content/company'
import { pagesOf } from '@/prerender/pages'
import { PHOTO } from '../support/hosted-project'
import { nonEmptyLines } from '../support/node-process'
import { SITE } from './global-setup'

// The files that a host would get.

const { folder, settings, code, stdout, stderr } = inject('build')

const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')
const allFiles = () =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const pages = () =>
  [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(SITE.length))
const metadataOf = (file: string) => sharp(path.join(folder, file)).metadata()
const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`)

test('the build points to the doctor once, and warns of nothing but the missing lock', () => {
  expect(code).toBe(0)
  expect(stdout.match(/Run `npm run doctor` before you publish/g)).toHaveLength(1)
  expect(nonEmptyLines(stderr)).toEqual([
    expect.stringContaining('VITE_ADMIN_EMAIL is not set: quote requests are readable'),
  ])
})

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

test('no font face is in the late style sheet, because it would lay out the whole page again', () => {
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

const htmlFiles = () => allFiles().filter((file) => file.endsWith('.html'))
const policyOf = (html: string) => /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''

test('every page has the same CSP in a meta tag before all that it applies to', () => {
  for (const file of htmlFiles()) {
    const html = read(file)
    expect(html.indexOf('http-equiv'), file).toBeLessThan(html.search(/<(script|style|link)/))
  }
  const [policy, ...others] = new Set(htmlFiles().map((file) => policyOf(read(file))))
  expect(policy).toContain(`connect-src 'self' ${settings.VITE_SUPABASE_URL};`)
  expect(others).toEqual([])
})

test('the CSP allows each inline script of a page by its hash', () => {
  for (const file of htmlFiles()) {
    const html = read(file)
    const scripts = [...html.matchAll(/<script(?![^>]* (?:src=|type="application))[^>]*>(.*?)<\/script>/gs)]
    for (const [, script = ''] of scripts) {
      expect(policyOf(html), file).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
  }
})

test('_headers has the CSP of the pages', () => {
  const policy = policyOf(read('index.html'))
  expect(read('_headers')).toContain(`/*\n  Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`)
})

test('a list is prerendered with its first page', () => {
  expect(count(read('blog.html'), /<article/g)).toBe(12)
  expect(count(read('index.html'), /Ada Burr<\/span>|By <!-- -->Ada Burr/g)).toBe(3)
})

test('a post is prerendered in full', () => {
  expect(read('blog/post-14.html')).toContain('Body 14.')
})

test('404.html is not indexed', () => {
  expect(read('404.html')).toContain('Oops! Page Not Found')
  expect(read('404.html')).toContain('<meta data-page name="robots" content="noindex"/>')
  expect(read('404.html')).not.toContain('rel="canonical"')
})

test('without script, 404.html says that /About has no capital letters', () => {
  expect(read('404.html')).toContain('no capital letters')
})

test('the app shell says that the page is loading, under the company’s name', () => {
  const shell = read('app-shell.html')
  for (const text of [`href="${company.phoneLink}"`, company.emailLink, 'Loading…', 'Please reload it'])
    expect(shell).toContain(text)
  expect(shell.match(/<h1.*?<\/h1>/g)).toEqual([`<h1 class="sr-only">${company.name.replaceAll('&', '&amp;')}</h1>`])
})

test('the app shell, which also serves posts newer than the build, names no page of its own', () => {
  expect(read('app-shell.html')).not.toMatch(/noindex|rel="canonical"|data-path|id="page-rows"/)
})

test('each page of the panel says that it is loading', () => {
  expect(read('admin/quote-requests.html')).toContain('Loading…')
})

test('every internal link is below the base path', () => {
  const links = htmlFiles().flatMap((file) =>
    [...read(file).matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address),
  )
  expect(links.length).toBeGreaterThan(1000)
  expect([...new Set(links)].filter((address) => !address?.startsWith('/trees'))).toEqual([])
})

test('every asset that a page names is in the build', () => {
  // The builds for the browser and for Node, which renders the pages, agree about file names.
  const named = htmlFiles().flatMap((file) =>
    [...read(file).matchAll(/[\s"]\/trees\/(assets\/[\w.-]+)/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((name) => !allFiles().includes(name))).toEqual([])
})

test('the pictures of shared links are JPEGs of 1200 by 630', async () => {
  for (const name of ['og-image.jpg', 'og-worry.jpg']) {
    expect(await metadataOf(name)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test('the icons are PNGs of the size that browsers ask for', async () => {
  const touch = { format: 'png', width: 180, height: 180, hasAlpha: false }
  expect(await metadataOf('apple-touch-icon.png')).toMatchObject(touch)
  expect(await metadataOf('favicon.ico')).toMatchObject({ format: 'png', width: 32, height: 32 })
})

test('the files that hosts read are in the build', () => {
  expect(allFiles()).toEqual(
    expect.arrayContaining(['_headers', '_worker.js', '_routes.json', '.nojekyll', 'robots.txt']),
  )
})
