// Page weight budgets on a phone, in KiB as a host sends them (brotli). A page over budget fails `npm run size`
// and `npm test`. Scripts have about 2 % of room: a small change moves them by some tenths of a KiB (the hashes in file
// names alone by 0.1), but a package, or a screen's code in a shared chunk, weighs more than the room.

/** JavaScript until hydration: React, the router, the query library, and the frame of the pages. */
const SCRIPT = 110

/** The same plus what is requested after hydration: the Supabase client. */
const WITH_CLIENT = 161

/** @param {{ html: number, pictures: number, script?: number }} page */
const budget = (page) => ({ first: 0, script: SCRIPT, withClient: WITH_CLIENT, ...page })

/** The first pattern that matches the path applies. `first` is JavaScript requested before the load event. */
export const budgets = [
  // Above 14 KiB the HTML takes a second round trip: a new connection starts with ten packets of 1460 bytes.
  // `withClient` is lower than elsewhere, because most visitors open this page first.
  { pages: /^\/$/, budget: { ...budget({ html: 14, pictures: 75 }), withClient: 153 } },
  { pages: /^\/(blog|testimonials)$/, budget: budget({ html: 11.2, pictures: 105 }) },
  // The script includes the labelled drawing in posts about pruning.
  { pages: /^\/blog\//, budget: budget({ html: 11.7, pictures: 57, script: 111.3 }) },
  // The script includes the form, its draft and its confirmation. The picture is the visit's, or the shop's.
  { pages: /^\/get-a-quote$/, budget: budget({ html: 12.7, pictures: 25, script: 115 }) },
  { pages: /^\/contact$/, budget: budget({ html: 13, pictures: 27, script: 115 }) },
  // The land below the circle of deliveries is near enough to the first screen for a browser to load it.
  { pages: /^\/services\/firewood-sales$/, budget: budget({ html: 13, pictures: 105, script: 115 }) },
  // A picture of the work cut open, with its labels.
  { pages: /^\/services\//, budget: budget({ html: 13.3, pictures: 66, script: 115 }) },
  { pages: /^\/services$/, budget: budget({ html: 12.9, pictures: 56 }) },
  // The pictures include the land below the map, here and on the pages of towns.
  { pages: /^\/service-areas$/, budget: budget({ html: 12.1, pictures: 57 }) },
  // The script includes the texts of all nine towns. The pictures include the close-up, which on a page with a short
  // text is near enough to the first screen for a browser to load it.
  { pages: /^\/service-areas\//, budget: budget({ html: 13.8, pictures: 92, script: 116 }) },
  { pages: /^\/should-this-tree-worry-you$/, budget: budget({ html: 13.3, pictures: 40, script: 112 }) },
  { pages: /^\/about$/, budget: budget({ html: 10.4, pictures: 59 }) },
  { pages: /./, budget: budget({ html: 10.4, pictures: 35 }) },
]
