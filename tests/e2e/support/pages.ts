import { services } from '../../../src/content/services/services'
import { townWords } from '../../../src/content/towns/town-words'
import { shopTown, towns } from '../../../src/content/towns/towns'
import { isAll } from './test'

/** A town whose page has a rule of its city, if there is one. */
export const exampleTown = towns.find(({ slug }) => townWords[slug]?.rule) ?? shopTown
export const lastTown = towns.at(-1) ?? shopTown
export const longestTown = towns.reduce((one, other) => (other.name.length > one.name.length ? other : one))

export const lastService = services.at(-1) as (typeof services)[number]

/** A page of each kind, for what is alike on all pages of a kind. */
export const ONE_OF_EACH_KIND = [
  '/',
  '/services/tree-removal',
  `/service-areas/${exampleTown.slug}`,
  '/blog',
  '/blog/what-is-left-of-the-ash',
  '/get-a-quote',
  '/should-this-tree-worry-you',
  '/contact',
]

/** The same, for what takes a while on each page: four of them, in test:all every kind. */
export const TYPICAL_PAGES = isAll
  ? ONE_OF_EACH_KIND
  : ['/', '/services/tree-removal', '/blog/what-is-left-of-the-ash', '/get-a-quote']
