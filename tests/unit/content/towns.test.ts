import fs from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { townsFrame } from '@/content/towns/area-map'
import { closeFrame } from '@/content/towns/town-maps'
import { townPictures } from '@/content/towns/town-pictures'
import { townWords } from '@/content/towns/town-words'
import { shopTown, towns } from '@/content/towns/towns'
import { milesFrom } from '@/lib/map-projection'

const slugs = towns.map(({ slug }) => slug)
const entries = Object.entries(townWords)
/** Place names are masked, because two pages must differ in more than these. */
const places = [...towns.map(({ name }) => name), company.address.stateName]

function maskedWords(text: string) {
  const masked = text.replaceAll(new RegExp(places.join('|'), 'gi'), 'place')
  return masked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

test('every town has words of its own, and nothing else has', () => {
  expect(Object.keys(townWords)).toEqual(slugs)
})

test.each(entries)(
  'the town %s has an introduction, a distance and at least four facts, each with a source',
  (_, town) => {
    expect(town.introduction.trim()).not.toBe('')
    expect(town.distance.trim()).not.toBe('')
    expect(fs.existsSync(`src/pictures/close-up-${town.closeUp.picture}.webp`)).toBe(true)
    expect(town.facts.length).toBeGreaterThanOrEqual(4)
    for (const fact of town.facts) {
      for (const part of [fact.heading, fact.text, fact.source]) expect(part.trim()).not.toBe('')
    }
  },
)

test('every town has a crop and an alt text of its own', () => {
  expect(Object.keys(townPictures)).toEqual(slugs)
  for (const slug of slugs) expect(fs.existsSync(`src/pictures/town-${slug}.webp`)).toBe(true)
})

test.each(towns.filter(({ miles }) => miles > 0))('the list and the page of $slug name one distance', (town) => {
  expect(townWords[town.slug]?.distance).toContain(`bout ${town.miles} miles`)
})

test.each(towns)(
  '$slug is inside townsFrame of src/content/towns/area-map.ts, a mile or more from its edges',
  (town) => {
    const { east, north } = milesFrom(shopTown, town)
    const { west, north: top, width, height } = townsFrame
    const [fromLeft, fromTop] = [east + west, top - north]
    for (const miles of [fromLeft, width - fromLeft, fromTop, height - fromTop]) expect(miles).toBeGreaterThanOrEqual(1)
  },
)

test.each(towns)('the map of $slug shows it', ({ slug, latitude, longitude }) => {
  const { east, north } = milesFrom(shopTown, { latitude, longitude })
  const { west, north: top, width, height } = closeFrame(slug)
  const [fromLeft, fromTop] = [east + west, top - north]
  for (const miles of [fromLeft, width - fromLeft, fromTop, height - fromTop]) expect(miles).toBeGreaterThanOrEqual(1)
})

test('no two towns share the heading or the text of a fact, ignoring place names', () => {
  const facts = entries.flatMap(([, town]) => town.facts)
  for (const parts of [facts.map(({ heading }) => heading), facts.map(({ text }) => text)]) {
    const masked = parts.map((part) => maskedWords(part).join(' '))
    expect(new Set(masked).size).toBe(masked.length)
  }
})
