// Page weight budgets on a phone, in KiB as a host sends them (brotli). A page over budget fails `node scripts/size.mjs`
// and `npm test`.

/**
 * JavaScript until hydration. React, the router, the query library and the frame of the pages take 87 of it. What
 * four screens share is one chunk (scripts/build/chunks.ts): up to 4 more than a page needs, but one round of ten files at most.
 */
const SCRIPT = 110

/** The same plus the chunk of the Supabase client. */
const WITH_CLIENT = 160

/** @param {{ html: number, pictures: number, script?: number }} page */
const budget = (page) => ({ first: 0, script: SCRIPT, withClient: WITH_CLIENT, ...page })

/**
 * The first pattern that matches the path applies. `first` is JavaScript requested before the load event.
 * Prefetched links do not count. The HTML has room for 0.1 to 0.2 more: the hashes in file names alone move it by some bytes.
 */
export const budgets = [
  // Above about 14 the HTML is more than a new connection carries before the first acknowledgment (ten packets of 1460 bytes,
  // with the headers), and the page is painted a round trip later. The emergency scene, 20 of the pictures, loads early.
  { pages: /^\/$/, budget: { ...budget({ html: 14, pictures: 59 }), withClient: 150.2 } },
  { pages: /^\/(blog|testimonials)$/, budget: budget({ html: 11.2, pictures: 105 }) },
  { pages: /^\/blog\//, budget: budget({ html: 11.6, pictures: 54 }) },
  // The script of both forms' pages has the draft, the confirmation, and what a homeowner asks before calling.
  { pages: /^\/get-a-quote$/, budget: budget({ html: 12.2, pictures: 0, script: 113 }) },
  { pages: /^\/contact$/, budget: budget({ html: 12.5, pictures: 0, script: 113 }) },
  // The picture of what the work leaves behind, 20 of the pictures, is lazy and near. The script names six of them, and four
  // scenes that end a page.
  { pages: /^\/services\//, budget: budget({ html: 12.5, pictures: 55, script: 113 }) },
  // Where the calendar's bars begin and end takes 0.2 of the HTML.
  { pages: /^\/services$/, budget: budget({ html: 12.7, pictures: 50 }) },
  // The map takes 1.1 of the HTML, the phone line 0.1.
  { pages: /^\/service-areas$/, budget: budget({ html: 12.1, pictures: 20 }) },
  // The script has the words of all nine towns, and what their pictures show. The close-up takes 14 of the pictures, the emergency phone 0.1 of the HTML.
  { pages: /^\/service-areas\//, budget: budget({ html: 13.8, pictures: 62, script: 116 }) },
  { pages: /^\/should-this-tree-worry-you$/, budget: budget({ html: 13.3, pictures: 40, script: 112 }) },
  // The pickup in the history, 27 of the pictures, is lazy and near.
  { pages: /^\/about$/, budget: budget({ html: 10.4, pictures: 54 }) },
  { pages: /./, budget: budget({ html: 10.4, pictures: 35 }) },
]
