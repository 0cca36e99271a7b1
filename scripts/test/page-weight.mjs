import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { chromium, devices } from '@playwright/test'

// Measures what a page downloads on a phone, in bytes as a host would send them (brotli).

/** The phone that Lighthouse emulates; most visitors have a similar one. */
const PHONE = { ...devices['Moto G4'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/**
 * Bytes by kind. `first` is the JavaScript requested before the load event. `script` is all JavaScript except
 * `client`, the chunk of the Supabase client.
 * @typedef {{ html: number, css: number, first: number, script: number, client: number, withClient: number, font: number, pictures: number, data: number, all: number }} Weight
 */

/** In parallel, because most of the time is spent waiting for network idle. */
const PAGES_AT_ONCE = 4

/** Cached, because brotli takes longer than loading a page, and pages share most of their files. */
const compressedSizes = new Map()

/** @param {Buffer} body */
function compressedSize(body) {
  const key = createHash('sha1').update(body).digest('hex')
  if (!compressedSizes.has(key)) compressedSizes.set(key, zlib.brotliCompressSync(body).length)
  return compressedSizes.get(key)
}

const TEXT = /text|javascript|json|svg|xml/

/**
 * Opens each path in a fresh browser context, waits for network idle, and measures the responses.
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
  // Disables the prefetch of links (src/startup/prefetch-links.ts), which is not the page's own weight.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  let hasLoaded = false
  page.on('load', () => {
    hasLoaded = true
  })
  /** @type {Promise<{ kind: string, name: string, bytes: number }>[]} */
  const responses = []
  const requestedEarly = new WeakSet()
  /** @type {Set<unknown>} */
  const pending = new Set()
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('request', (request) => {
    pending.add(request)
    if (!hasLoaded) requestedEarly.add(request)
  })
  page.on('response', (response) => {
    responses.push(
      response.body().then((body) => ({
        kind: kindOf(response, requestedEarly.has(response.request())),
        name: new URL(response.url()).pathname,
        bytes: TEXT.test(response.headers()['content-type'] ?? '') ? compressedSize(body) : body.length,
      })),
    )
  })
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await waitForNetworkIdle(responses, pending)
  const files = await Promise.all(responses)
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

/** Waits for one second without a request. @param {readonly unknown[]} responses @param {Set<unknown>} pending */
async function waitForNetworkIdle(responses, pending) {
  for (let seen = -1; seen !== responses.length || pending.size > 0; ) {
    seen = responses.length
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
