import fs from 'node:fs'
import path from 'node:path'
import type { Files } from './source-files'
import { lineOf } from './syntax'

// Facts of one company, found however they are written. What a fact is comes
// from the content itself, so that another company's facts are found as well.

/** All texts of a file or folder; what is not there has none. Pictures and fonts have no words. */
export function readTexts(place: string): Files {
  if (!fs.existsSync(place)) return {}
  if (fs.statSync(place).isFile()) return { [place]: fs.readFileSync(place, 'utf8') }
  return Object.assign({}, ...fs.readdirSync(place).map((name) => readTexts(path.posix.join(place, name))))
}

export const isText = (file: string) => !/\.(webp|avif|png|jpg|ico|woff2)$/.test(file)

const literal = (text: string) => text.replace(/[.?*+()[\]^$|\\{}]/g, '\\$&')

/** A name as words, in one, with hyphens, underscores or spaces that do not break. */
export const nameOf = (name: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${name
      .split(/[^\p{L}\p{N}&'’]+/u)
      .map(literal)
      .join('(?:[\\s_-]|&nbsp;)*')}(?!\\p{L})`,
    'iu',
  )

/** The last ten digits, with anything between their groups. */
export const phoneOf = (phone: string) => {
  const [, area, exchange, line] = /(\d{3})\D*(\d{3})\D*(\d{4})$/.exec(phone) ?? []
  return new RegExp(`${area}\\D{0,3}${exchange}\\D{0,3}${line}`)
}

/** A word or number that is no part of a longer one. */
export const wordOf = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}_.#-])${literal(word)}(?![\\p{L}\\p{N}_])`, 'u')

/** Anything with a host in it: an address or a mailbox. */
export const hostOf = (address: string) => {
  const { hostname, pathname } = new URL(address.replace(/^[^@/]*@/, 'https://'))
  return new RegExp(literal(pathname === '/' ? hostname : `${hostname}${pathname}`), 'i')
}

export type Facts = Readonly<Record<string, RegExp>>

/** An excuse is a part of the line that it excuses. One that excuses nothing any more is found too. */
export type Excuses = Readonly<Record<string, readonly { part: string; because: string }[]>>

export function findFacts(files: Files, facts: Facts, excuses: Excuses = {}): string[] {
  const used = new Set<object>()
  const found = Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) =>
      Object.entries(facts)
        .filter(([, pattern]) => pattern.test(line))
        .filter(() => {
          const excuse = excuses[file]?.find(({ part }) => line.includes(part))
          if (excuse) used.add(excuse)
          return !excuse
        })
        .map(([fact]) => `${file}:${index + 1} spells ${fact}`),
    ),
  )
  // A name may be broken by the end of a line.
  const broken = Object.entries(files).flatMap(([file, text]) =>
    Object.entries(facts).flatMap(([fact, pattern]) => {
      const match = pattern.exec(text)
      return match?.[0].includes('\n') ? [`${file}:${lineOf(text, match.index)} spells ${fact}`] : []
    }),
  )
  const idle = Object.entries(excuses).flatMap(([file, list]) =>
    list.filter((excuse) => !used.has(excuse)).map(({ part }) => `${file} needs no excuse for ${part}`),
  )
  return [...found, ...broken, ...idle]
}
