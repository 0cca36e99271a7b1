import fs from 'node:fs'
import path from 'node:path'
import { literal } from './fact-patterns'
import { type Files, lineOf } from './source-files'

// Finds facts about the company in any spelling. The facts come from src/content, so
// another company's facts are found too.

/** The files of a path with their text; none if the path does not exist. */
export function readTexts(place: string): Files {
  if (!fs.existsSync(place)) return {}
  if (fs.statSync(place).isFile()) return { [place]: fs.readFileSync(place, 'utf8') }
  return Object.assign({}, ...fs.readdirSync(place).map((name) => readTexts(path.posix.join(place, name))))
}

export const isText = (file: string) => !/\.(webp|avif|png|jpg|ico|woff2)$/.test(file)

/** Matches the host (and path) of a URL or e-mail address. */
export const hostOf = (address: string) => {
  const { hostname, pathname } = new URL(address.replace(/^[^@/]*@/, 'https://'))
  return new RegExp(literal(pathname === '/' ? hostname : `${hostname}${pathname}`), 'i')
}

export type Facts = Readonly<Record<string, RegExp>>

/** File -> its exceptions. An excuse is part of the line that it allows; unused ones are reported. */
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
  // A name can wrap over a line break.
  const broken = Object.entries(files).flatMap(([file, text]) =>
    Object.entries(facts).flatMap(([fact, pattern]) => {
      const match = pattern.exec(text)
      return match?.[0].includes('\n') ? [`${file}:${lineOf(text, match.index)} spells ${fact}`] : []
    }),
  )
  const unused = Object.entries(excuses).flatMap(([file, list]) =>
    list.filter((excuse) => !used.has(excuse)).map(({ part }) => `${file} needs no excuse for ${part}`),
  )
  return [...found, ...broken, ...unused]
}
