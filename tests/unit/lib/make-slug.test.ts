import { expect, test } from 'vitest'
import { makeSlug } from '@/lib/make-slug'

/** The check constraint of blog_posts.slug in supabase/migrations. */
const DATABASE_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/

const titles: Record<string, string> = {
  'Oak Wilt in Washtenaw County': 'oak-wilt-in-washtenaw-county',
  '  Planting at the right depth  ': 'planting-at-the-right-depth',
  "Don't top your trees!": 'dont-top-your-trees',
  'Trimming & Pruning: 5 Rules (2026)': 'trimming-pruning-5-rules-2026',
  'a - b _ c': 'a-b-c',
  'snake_case__and--hyphens': 'snake-case-and-hyphens',
  '--- ___ Both ends ___ ---': 'both-ends',
  'Tab\tand\nline': 'tab-and-line',
  'No-break\u00a0space': 'no-break-space',
  'Ärger über Bäume': 'rger-ber-bume',
  'Stumps 🌳 ground': 'stumps-ground',
  'new-york': 'new-york',
  X: 'x',
  '1957': '1957',
}

test.each(Object.entries(titles))('the title "%s" becomes the slug "%s"', (title, slug) => {
  expect(makeSlug(title)).toBe(slug)
})

test.each(['', '   ', '!?', '---', '_ _', '\u00e4\u00f6\u00fc', '\ud83c\udf33'])(
  'the slug of the title "%s" is empty',
  (title) => {
    expect(makeSlug(title)).toBe('')
  },
)

test('slugs are idempotent: the slug of a slug is the same slug', () => {
  for (const slug of Object.values(titles)) expect(makeSlug(slug)).toBe(slug)
})

test('every non-empty slug satisfies the check constraint of the database', () => {
  const parts = ['a', 'Z', '7', ' ', '_', '-', '.', "'", '\u00a0', '\n', '\u0130', '\u212a', '\u00df', '\ud83c\udf33']
  const slugs = wordsOf(parts, 4).map(makeSlug)
  expect(new Set(slugs).size).toBeGreaterThan(100)
  expect(slugs.filter((slug) => slug !== '' && !DATABASE_FORM.test(slug))).toEqual([])
})

/** Every concatenation of up to `length` parts. */
function wordsOf(parts: readonly string[], length: number): string[] {
  if (length === 0) return ['']
  const shorter = wordsOf(parts, length - 1)
  return [...shorter, ...parts.flatMap((part) => shorter.map((word) => part + word))]
}
