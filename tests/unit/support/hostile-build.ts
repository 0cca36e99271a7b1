import type { Backend } from '../../../supabase/embedded/backend.mjs'
import { batchesOf, payloads, storable } from '../../support/hostile/payloads'

/** A post for each payload, and testimonials of many; all of them older than those of the test. */
export async function storeHostileRows(database: Backend['database']) {
  for (const { number, text } of payloads) {
    const [title, short, all] = [200, 100, 2000].map((longest) => storable(text).slice(0, longest))
    await database.query(
      `insert into blog_posts (title, slug, author, category, date, excerpt, content, image_url)
       values ($1, $2, $3, $3, '2026-09-01T12:00:00Z', $4, $5, $6)`,
      [title, `hostile-${number}`, short, all?.slice(0, 1000), storable(text), all],
    )
  }
  for (const [index, testimonial] of batchesOf(MOST_IN_A_TESTIMONIAL).entries()) {
    const short = storable(payloads.at(-1 - index)?.text ?? '').slice(0, 100)
    await database.query(
      `insert into testimonials (name, location, testimonial, service, image_url, created_at)
       values ($1, $1, $2, $1, $1, '2026-09-01T12:00:00Z')`,
      [short, testimonial],
    )
  }
}

/** Twelve of them stand in the page. */
const MOST_IN_A_TESTIMONIAL = 3000

const BODY = '<div class="max-w-text [overflow-wrap:anywhere]">'
const AFTER_BODY = '<aside aria-label="About the author"'

/** A post's page without what its author wrote as its body, and that body. */
export function splitAtBody(html: string): [page: string, body: string] {
  const start = html.indexOf(BODY) + BODY.length
  const end = html.indexOf(AFTER_BODY)
  if (start < BODY.length || end < start) throw new Error('This page has no post.')
  return [html.slice(0, start) + html.slice(end), html.slice(start, end).replace(/<\/div>$/, '')]
}

/** A picture of ours or one of the author's, by what he gave as its address. */
const PICTURE = /<picture\b.*?<\/picture>|<img src="https:\/\/hit\.example\/[^"]*" alt="" [^>]*>/gs

/**
 * Every tag, without the values of its attributes. In a finished page no text
 * has a < and no value a quote: whatever an author adds to them shows here.
 */
export const tagsOf = (html: string) =>
  (html.replace(PICTURE, '<img>').match(/<[^>]*>?/g) ?? []).map((tag) => tag.replace(/"[^"]*"/g, '""'))
