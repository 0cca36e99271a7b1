import fs from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { serviceAreas } from '@/content/service-areas'
import type { Town } from '@/content/town'
import { towns } from '@/content/towns'

const slugs = serviceAreas.map(({ slug }) => slug)
const entries = Object.entries(towns)
const pairs = entries.flatMap(([one, town], index) =>
  entries.slice(index + 1).map(([other, otherTown]) => [one, other, town, otherTown] as const),
)

/** Place names are masked, because two pages must differ in more than these. */
const places = [...serviceAreas.map(({ town }) => town), company.address.stateName]

/** All text that a visitor reads, without the sources. */
function textOf({ introduction, facts, distance, rule }: Town) {
  return [introduction, ...facts.flatMap(({ heading, text }) => [heading, text]), distance, rule?.text ?? ''].join('\n')
}

function maskedWords(text: string) {
  const masked = text.replaceAll(new RegExp(places.join('|'), 'gi'), 'place')
  return masked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function sequencesOf(text: string, length = 5) {
  const words = maskedWords(text)
  return new Set(words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')))
}

/** The share (0 to 1) of the shorter text's five-word sequences that the other text also has. */
function overlapOf(one: string, other: string) {
  const [shorter, longer] = [sequencesOf(one), sequencesOf(other)].sort((a, b) => a.size - b.size)
  if (!shorter?.size || !longer) return 0
  return [...shorter].filter((sequence) => longer.has(sequence)).length / shorter.size
}

function templateFor(town: string, ending = '') {
  return `We have cared for the old trees of ${town}, ${company.address.stateName}, and we know every street of ${town} well. ${ending}`
}

test('Every service area has words of its own, and nothing else has.', () => {
  expect(Object.keys(towns)).toEqual(slugs)
})

test.each(entries)(
  'The town %s has an introduction, a distance and at least five facts, each with a source.',
  (_, town) => {
    expect(town.introduction.trim()).not.toBe('')
    expect(town.distance).toMatch(/\babout \d+/i)
    expect(fs.existsSync(`src/pictures/close-up-${town.closeUp.picture}.webp`)).toBe(true)
    expect(town.facts.length).toBeGreaterThanOrEqual(5)
    for (const fact of town.facts) {
      for (const part of [fact.heading, fact.text, fact.source]) expect(part.trim()).not.toBe('')
    }
  },
)

test.each(serviceAreas.filter(({ miles }) => miles > 0))(
  'The list and the page of $slug name one distance.',
  (area) => {
    expect(towns[area.slug]?.distance).toContain(`bout ${area.miles} miles`)
  },
)

test.each(entries)('The text about %s has no exclamation marks.', (_, town) => {
  expect(JSON.stringify(town)).not.toContain('!')
})

test.each(pairs)('%s and %s share no more than half of their five-word sequences.', (_one, _other, town, otherTown) => {
  expect(overlapOf(textOf(town), textOf(otherTown))).toBeLessThanOrEqual(0.5)
})

test('A template with only the town’s name swapped is detected, even with a few extra words.', () => {
  const [one = '', other = ''] = serviceAreas.map(({ town }) => town)
  expect(overlapOf(templateFor(one), templateFor(other))).toBe(1)
  const endings = ['Its soil is clay along the creek.', 'Sand and gravel lie under its lawns.'] as const
  expect(overlapOf(templateFor(one, endings[0]), templateFor(other.toUpperCase(), endings[1]))).toBeGreaterThan(0.5)
})

test('No two towns share the heading or the text of a fact, ignoring place names.', () => {
  const facts = entries.flatMap(([, town]) => town.facts)
  for (const parts of [facts.map(({ heading }) => heading), facts.map(({ text }) => text)]) {
    const masked = parts.map((part) => maskedWords(part).join(' '))
    expect(new Set(masked).size).toBe(masked.length)
  }
})
