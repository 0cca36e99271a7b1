import { serve } from '../../../scripts/build/data.mjs'
import { openBackend } from '../../../supabase/embedded/backend.mjs'

/**
 * A local stand-in for a hosted Supabase project, with fourteen posts by Ada Burr.
 * The title of the newest post is the nasty text.
 */
export async function startHostedProject(nasty: string) {
  const backend = await openBackend({ seed: false })
  for (let number = 1; number <= 14; number += 1) {
    const day = String(number).padStart(2, '0')
    await backend.database.query(
      `insert into blog_posts (title, slug, author, category, date, excerpt, content)
       values ($1, $2, 'Ada Burr', 'Pruning', $3, 'Not in May.', $4)`,
      [number === 14 ? nasty : `Post ${day}`, `post-${day}`, `2026-10-${day}T12:00:00Z`, `Body ${day}. ${nasty}`],
    )
  }
  await backend.database.query("insert into testimonials (name, testimonial) values ('Dana R.', $1)", [nasty])
  return serve(backend)
}
