import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { mailLink, phoneLink } from '../../src/lib/contact-links'
import { LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { batchesOf, payloads, storable } from '../support/hostile/payloads'

// The payloads as rows, each in every field that holds it, written as anybody
// could who holds the public key; and the same rows with harmless words.

type Row = Record<string, unknown>

const cut = (text: string, longest: number) => storable(text).slice(0, longest)

/** Ends whatever a payload has left open, so that the next one in the same text is seen. */
const SEPARATOR =
  '\n</script></style></title></textarea></template></noscript></iframe></svg></math></object>-->"\'>\n\n'

const PAYLOADS_LENGTH_IN_A_POST = 7000

/** Newer than the samples, so that the home page shows some of them. */
const dateOf = (index: number) => new Date(Date.UTC(2031, 0, 1) - index * 60_000).toISOString()

const postOf = (slug: string, title: string, content: string, index: number) => ({
  slug,
  title: cut(title, 200),
  author: cut(title, 100),
  category: cut(title, 100),
  excerpt: cut(title, 1000),
  content: storable(content),
  image_url: cut(title, 2000),
  date: dateOf(index),
})

/** One post for each payload. */
export const posts = payloads.map(({ number, text }, index) => postOf(`hostile-${number}`, text, text, index))

/** Posts of many payloads, to be read one by one. */
export const longPosts = batchesOf(PAYLOADS_LENGTH_IN_A_POST, SEPARATOR).map((content, index) =>
  postOf(`hostile-long-${index}`, payloads.at(-1 - index)?.text ?? '', content, payloads.length + index),
)

const testimonials = payloads.map(({ text }) => ({
  name: cut(text, 100),
  location: cut(text, 100),
  service: cut(text, 100),
  testimonial: cut(text, 5000),
  image_url: cut(text, 2000),
}))

/** The payload as far as the database takes it for an address; of any one it takes twenty an hour. */
const emailOf = (text: string, index: number) =>
  [text, `${text}@hit.example`, `a@${text}`]
    .map((email) => cut(email, 254))
    .find((email) => /^[^@\s]+@[^@\s]+$/.test(email)) ?? `a${index}@hit.example`

const quoteRequests = payloads.map(({ text }, index) => ({
  name: cut(text, 200),
  email: emailOf(text, index),
  phone: cut(text, 50),
  address: cut(text, 300),
  services: ['other'],
  description: cut(text, 5000),
}))

/** Texts that are addresses of pictures: the owner's, and the only ones that a page may ask elsewhere for. */
export const pictureAddresses = new Set(
  posts
    .flatMap(({ image_url }) => (isPictureAddress(image_url) ? [new URL(image_url).href] : []))
    .concat('https://hit.example/harmless.jpg'),
)

function isPictureAddress(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password
}

const ROWS_AT_ONCE = 100
const headers = { apikey: LOCAL_ANON_KEY, prefer: 'return=representation' }

const written: [table: string, ids: string[]][] = []

export async function writeHostileRows(request: APIRequestContext) {
  for (const [table, rows] of Object.entries({
    blog_posts: [...posts, ...longPosts],
    testimonials,
    quote_requests: quoteRequests,
  })) {
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const data = rows.slice(start, start + ROWS_AT_ONCE)
      const stored = await expectStatus(request.post(`/rest/v1/${table}`, { headers, data }), 201)
      if (stored.length !== data.length) throw new Error(`Of ${data.length} rows ${stored.length} were stored.`)
      written.push([table, stored.map(({ id }) => id)])
    }
  }
}

export async function removeHostileRows(request: APIRequestContext) {
  for (const [table, ids] of written.splice(0))
    await expectStatus(request.delete(`/rest/v1/${table}?id=in.(${ids})`, { headers }), 200)
}

async function expectStatus(answer: Promise<APIResponse>, status: number): Promise<{ id: string }[]> {
  const response = await answer
  if (response.status() !== status) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`)
  return await response.json()
}

/** From here on the page gets the same rows, with harmless words in place of the payloads. */
export async function answerHarmlessly(page: Page) {
  await page.route('**/rest/v1/**', async (route) => {
    // A count, which has no rows.
    if (route.request().method() === 'HEAD') return route.fallback()
    const response = await route.fetch()
    const rows: Row[] = await response.json()
    await route.fulfill({ response, json: rows.map(harmless) })
  })
}

const WORDS = [
  'title',
  'author',
  'category',
  'excerpt',
  'name',
  'location',
  'service',
  'testimonial',
  'address',
  'description',
]

const isHostile = ({ slug, ...row }: Row) =>
  slug === undefined ? hostileTexts.has(String(row['testimonial'] ?? row['address'])) : /^hostile-/.test(String(slug))

const hostileTexts = new Set([
  ...testimonials.map(({ testimonial }) => testimonial),
  ...quoteRequests.map(({ address }) => address),
])

/** Equal texts stay equal, and what makes a link or a picture goes on making one. */
function harmless(row: Row): Row {
  if (!isHostile(row)) return row
  const { email, phone, image_url } = row as Record<string, string>
  return {
    ...row,
    ...Object.fromEntries(WORDS.filter((name) => name in row).map((name) => [name, harmlessWords(String(row[name]))])),
    ...('content' in row && { content: 'Harmless.' }),
    ...(email && { email: mailLink(email) ? 'harmless@example.com' : 'harmless' }),
    ...(phone && { phone: phoneLink(phone) ? '734-555-0111' : 'harmless' }),
    ...('image_url' in row && {
      image_url: isPictureAddress(image_url ?? '') ? 'https://hit.example/harmless.jpg' : 'harmless',
    }),
  }
}

const numbers = new Map<string, number>()

function harmlessWords(text: string) {
  const number = numbers.get(text) ?? numbers.size + 1
  numbers.set(text, number)
  return `Harmless ${number}`
}
