import { serve } from '../../scripts/build/data.mjs'
import { openBackend } from '../../supabase/embedded/backend.mjs'

/** The owner's own photo of post 13. */
export const PHOTO = 'https://abc.supabase.co/storage/v1/object/public/photos/6f2b6a3e.webp'

/**
 * A local stand-in for a hosted Supabase project, with fourteen posts by Ada Burr.
 * The title of the newest post is the nasty text.
 */
export async function startHostedProject(nasty: string) {
  const backend = await openBackend({ seed: false })
  for (let number = 1; number <= 14; number += 1) {
    const day = String(number).padStart(2, '0')
    await backend.database.query(
      `insert into blog_posts (title, slug, author, category, date, excerpt, content, image_url)
       values ($1, $2, 'Ada Burr', 'Pruning', $3, 'Not in May.', $4, $5)`,
      [
        number === 14 ? nasty : `Post ${day}`,
        `post-${day}`,
        `2026-10-${day}T12:00:00Z`,
        `Body ${day}. ${nasty}`,
        number === 13 ? PHOTO : null,
      ],
    )
  }
  await backend.database.query("insert into testimonials (name, testimonial) values ('Dana R.', $1)", [nasty])
  return serve(backend)
}
