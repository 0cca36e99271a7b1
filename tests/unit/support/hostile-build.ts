import type { Backend } from '../../../supabase/embedded/backend.mjs'
import { batchesOf, payloads, storable } from '../../support/hostile/payloads'

/** Stores a post per payload, and testimonials that join many. All are older than the test's other rows. */
export async function storeHostileRows(database: Backend['database']) {
  for (const { number, text } of payloads) {
    const [title, short, all] = [200, 100, 2000].map((longest) => storable(text).slice(0, longest))
    await database.query(
      `insert into blog_posts (title, slug, author, category, date, excerpt, content, image_url)
       values ($1, $2, $3, $3, timestamptz '2026-09-01T12:00:00Z' + $7 * interval '1 minute', $4, $5, $6)`,
      [title, `hostile-${number}`, short, all?.slice(0, 1000), storable(text), all, number],
    )
  }
  // Each of them has an older one to read next.
  await database.query(
    `insert into blog_posts (title, slug, author, category, date, excerpt, content)
     values ('Oldest', 'oldest', 'Ada Burr', 'Pruning', '2026-08-01T12:00:00Z', 'Not in May.', 'Oldest.')`,
  )
  for (const [index, testimonial] of batchesOf(MAX_TESTIMONIAL_LENGTH).entries()) {
    const short = storable(payloads.at(-1 - index)?.text ?? '').slice(0, 100)
    await database.query(
      `insert into testimonials (name, location, testimonial, service, image_url, created_at)
       values ($1, $1, $2, $1, $1, '2026-09-01T12:00:00Z')`,
      [short, testimonial],
    )
  }
}

/** The prerendered page shows twelve testimonials, so each must hold many payloads. */
const MAX_TESTIMONIAL_LENGTH = 3000

const BODY = '<div class="max-w-text [overflow-wrap:anywhere]">'
const AFTER_BODY = '<aside aria-label="About the author"'

/** Splits a post's page into the page without the author's body, and that body. */
export function splitAtBody(html: string): [page: string, body: string] {
  const start = html.indexOf(BODY) + BODY.length
  const end = html.indexOf(AFTER_BODY)
  if (start < BODY.length || end < start) throw new Error('This page has no post.')
  return [html.slice(0, start) + html.slice(end), html.slice(start, end).replace(/<\/div>$/, '')]
}

/** A stock picture, or a picture by its author's URL. */
const PICTURE = /<picture\b.*?<\/picture>|<img src="https:\/\/hit\.example\/[^"]*" alt="" [^>]*>/gs

/**
 * Every tag with its attribute values emptied. In escaped output no text has a < and no
 * value a quote, so any injected markup shows up here.
 */
export const tagsOf = (html: string) =>
  (html.replace(PICTURE, '<img>').match(/<[^>]*>?/g) ?? []).map((tag) => tag.replace(/"[^"]*"/g, '""'))
