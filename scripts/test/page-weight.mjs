import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { chromium, devices } from '@playwright/test'

// What a page asks for on a phone, in bytes as a host would send them.

/** Lighthouse's phone: most of the trade's visitors hold one like it. */
const PHONE = { ...devices['Moto G4'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/**
 * Bytes by kind. `first` is the script that is asked for before the page has
 * loaded, `script` all of it but `client`, the part that talks to the backend.
 * @typedef {{ html: number, css: number, first: number, script: number, client: number, withClient: number, font: number, pictures: number, data: number, all: number }} Weight
 */

/** Most of a page's time is spent waiting for the network to be quiet. */
const PAGES_AT_ONCE = 4

/** Brotli takes longer than loading a page, and pages share most of their files. */
const compressedSizes = new Map()

/** @param {Buffer} body */
function compressedSize(body) {
  const key = createHash('sha1').update(body).digest('hex')
  if (!compressedSizes.has(key)) compressedSizes.set(key, zlib.brotliCompressSync(body).length)
  return compressedSizes.get(key)
}

const TEXT = /text|javascript|json|svg|xml/

/**
 * Opens each path in a browser of its own, waits until the page is at rest, and weighs what came.
 * @param {{ browser: string, address: string, paths: readonly string[] }} options
 * @returns {Promise<{ path: string, weight: Weight, files: { kind: string, name: string, bytes: number }[] }[]>}
 */
export async function weighPages({ browser: executablePath, address, paths }) {
  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const pages = []
    for (let start = 0; start < paths.length; start += PAGES_AT_ONCE) {
      const batch = paths.slice(start, start + PAGES_AT_ONCE)
      pages.push(
        ...(await Promise.all(batch.map(async (path) => ({ path, ...(await weigh(browser, address + path)) })))),
      )
    }
    return pages
  } finally {
    await browser.close()
  }
}

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function weigh(browser, address) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  // What its links lead to (src/startup/prefetch-links.ts) is not the page's own weight.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  let hasLoaded = false
  page.on('load', () => {
    hasLoaded = true
  })
  /** @type {Promise<{ kind: string, name: string, bytes: number }>[]} */
  const arriving = []
  const early = new WeakSet()
  page.on('request', (request) => {
    if (!hasLoaded) early.add(request)
  })
  page.on('response', (response) => {
    arriving.push(
      response.body().then((body) => ({
        kind: kindOf(response, early.has(response.request())),
        name: new URL(response.url()).pathname,
        bytes: TEXT.test(response.headers()['content-type'] ?? '') ? compressedSize(body) : body.length,
      })),
    )
  })
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await untilQuiet(arriving)
  const files = await Promise.all(arriving)
  await context.close()

  /** @param {RegExp} kinds */
  const sum = (kinds) => files.reduce((total, { kind, bytes }) => (kinds.test(kind) ? total + bytes : total), 0)
  return {
    files,
    weight: {
      html: sum(/^html/),
      css: sum(/^css/),
      first: sum(/^script, first/),
      script: sum(/^script/),
      client: sum(/^client/),
      withClient: sum(/^(script|client)/),
      font: sum(/^font/),
      pictures: sum(/^picture/),
      data: sum(/^data/),
      all: sum(/./),
    },
  }
}

/** A second without anything new. @param {readonly unknown[]} arriving */
async function untilQuiet(arriving) {
  for (let seen = -1; seen !== arriving.length; ) {
    seen = arriving.length
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/** @param {import('@playwright/test').Response} response @param {boolean} isEarly */
function kindOf(response, isEarly) {
  const { pathname } = new URL(response.url())
  const type = response.request().resourceType()
  if (pathname.startsWith('/rest/')) return 'data'
  if (type === 'document') return 'html'
  if (type === 'script' || pathname.endsWith('.js')) {
    if (/\/client-[\w-]+\.js$/.test(pathname)) return 'client'
    return isEarly ? 'script, first' : 'script'
  }
  if (type === 'image') return 'picture'
  return { stylesheet: 'css', font: 'font' }[type] ?? 'other'
}
