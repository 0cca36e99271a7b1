import type { Page } from '@playwright/test'
import { pictureAddresses } from './hostile-rows'
import { test as base } from './support'

// What a payload could do to a page, and how a test hears of it.

const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const OWN_PATHS = /^\/(?:assets\/|rest\/v1\/|favicon\.svg$|$|blog$|blog\/hostile-|testimonials$|about$|admin(?:\/|$))/

/** A test with a list of everything that ran or was asked for without being the site's own. */
export const test = base.extend<{ seen: string[] }>({
  seen: async ({ page, baseURL }, use) => use(await watch(page, baseURL ?? '')),
})

async function watch(page: Page, origin: string): Promise<string[]> {
  const seen: string[] = []
  await page.exposeBinding('hit', ({ frame }, number) => void seen.push(`hit ${number} in ${frame.url()}`))
  page.on('dialog', (dialog) => {
    // The editor's own question, when a page with a draft is left.
    const isQuestion = dialog.type() === 'beforeunload'
    if (!isQuestion) seen.push(`dialog ${dialog.message()}`)
    void (isQuestion ? dialog.accept() : dialog.dismiss())
  })
  page.on('popup', (popup) => void seen.push(`window ${popup.url()}`))
  page.on('download', (download) => void seen.push(`download ${download.url()}`))
  page.on('frameattached', (frame) => void seen.push(`frame ${frame.url()}`))
  page.on('request', (request) => {
    const { origin: host, pathname } = new URL(request.url())
    if (host === origin && !OWN_PATHS.test(pathname)) seen.push(`request ${request.url()}`)
  })
  await page.route(
    (url) => url.origin !== origin,
    async (route) => {
      const request = route.request()
      const isPicture = request.resourceType() === 'image' && pictureAddresses.has(request.url())
      if (isPicture) return route.fulfill({ body: PICTURE, contentType: 'image/gif' })
      seen.push(`request ${request.url()}`)
      // Without an error page in its place.
      return route.abort('aborted')
    },
  )
  return seen
}

/** Where the body of a post is shown. */
const BODY = 'div[class="max-w-text [overflow-wrap:anywhere]"]'

/**
 * Every element of the document with its attributes, but for the words that
 * somebody wrote; of the body of a post, the element around it alone.
 */
export function structureOf(page: Page): Promise<string[]> {
  return page.evaluate((body) => {
    // Their values are words, or change with the words.
    const words = ['content', 'aria-label', 'value', 'alt', 'title', 'style']
    const isOfWords = (name: string, value: string) =>
      name === 'src' || /^(?:mailto|tel):|^https:\/\/www\.google\.com\/maps\/search\/\?/.test(value)
    // React numbers its ids as it renders, which depends on what has loaded first; here they count from the top.
    const ids: string[] = []
    const renumber = (value: string) =>
      value.replace(/_r_\w+?_/g, (id) => {
        if (!ids.includes(id)) ids.push(id)
        return `_r_${ids.indexOf(id)}_`
      })
    const lines: string[] = []
    const describe = (element: Element, depth: number) => {
      // Code and rules, which the site asks for now and then, also ahead.
      if (element instanceof HTMLLinkElement && element.href.startsWith(`${location.origin}/assets/`)) return
      const attributes = [...element.attributes]
        .map(({ name, value }) => {
          if (words.includes(name)) return name
          return `${name}=${isOfWords(name, value) ? value.replace(/^(\w+:|\/).*/s, '$1') : renumber(value)}`
        })
        .sort()
      lines.push(`${' '.repeat(depth)}${element.tagName} ${attributes.join(' ')}`)
      if (!element.matches(body)) for (const child of element.children) describe(child, depth + 1)
    }
    describe(document.documentElement, 0)
    return lines
  }, BODY)
}

/** What stands in bodies of posts without being of the few elements that may, or has attributes of its own. */
export function foreignElementsIn(page: Page): Promise<string[]> {
  return page.evaluate(
    (body) =>
      [...document.querySelectorAll(`${body} *`)]
        .filter(
          (element) =>
            !/^(?:P|H2|H3|UL|LI|B|I|BR)$/.test(element.tagName) ||
            [...element.attributes].some(({ name }) => name !== 'class'),
        )
        .map(({ outerHTML }) => outerHTML),
    BODY,
  )
}

/** Puts markup into the body of a post as it is, which the site never does. */
export const inject = (page: Page, markup: string) =>
  page.locator(BODY).evaluate((element, html) => {
    element.innerHTML = html
  }, markup)

/** The first line in which two structures differ; undefined when they are the same. */
export function firstDifference(structure: readonly string[], other: readonly string[]) {
  const length = Math.max(structure.length, other.length)
  const line = Array.from({ length }, (_, index) => index).find((index) => structure[index] !== other[index])
  return line === undefined ? undefined : { line, is: structure[line], was: other[line] }
}
