import fs from 'node:fs'
import { expect, test } from 'vitest'

// When npm writes the lock file, it omits optional packages that it cannot download, and `npm ci` then fails on other
// platforms.

type Entry = { version?: string; resolved?: string; integrity?: string; optionalDependencies?: Record<string, string> }

const packages: Record<string, Entry> = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')).packages
const { dependencies, devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'))

test('the lock file has the optional packages of all platforms', () => {
  const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  expect(optional).toEqual(expect.arrayContaining(['@biomejs/cli-win32-x64', '@biomejs/cli-darwin-arm64']))
  const places = Object.keys(packages)
  expect(optional.filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)))).toEqual([])
})

test('the lock file has no download URLs, so any registry works, and every package has its integrity hash', () => {
  const { '': _, ...installed } = packages
  expect(Object.values(installed).filter(({ resolved, integrity }) => resolved || !integrity)).toEqual([])
})

test('the lock file has only one copy of PGlite, because two versions would open the same data folder differently', () => {
  const copies = Object.keys(packages).filter((place) => place.endsWith('node_modules/@electric-sql/pglite'))
  expect(copies).toHaveLength(1)
})

test('package.json only has exact versions, and install scripts of packages are disabled', () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(fs.readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
})
