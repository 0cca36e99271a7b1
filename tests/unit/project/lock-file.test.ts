import fs from 'node:fs'
import { describe, expect, test } from 'vitest'

// npm silently omits optional packages that it cannot download when it writes the
// lock file, and `npm ci` then fails on other platforms.

type Dependencies = Record<string, string>
type Entry = {
  version?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  dependencies?: Dependencies
  devDependencies?: Dependencies
  optionalDependencies?: Dependencies
}
/** The `packages` of a lock file: path -> package; '' is the project. */
type Packages = Record<string, Entry>

const EXACT = /^\d+\.\d+\.\d+$/

/** The paths where Node looks for a package, from the importing package upwards. */
function placesOf(name: string, place: string): string[] {
  const inside = place === '' ? '' : `${place}/`
  const here = `${inside}node_modules/${name}`
  if (place === '') return [here]
  const parent = place.slice(0, place.lastIndexOf('node_modules/')).replace(/\/$/, '')
  return [here, ...placesOf(name, parent)]
}

/** Dependencies that are missing, or installed in another version than the exact one asked for. */
function findMissing(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([place, entry]) =>
    Object.entries({ ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies })
      .filter(([name, wanted]) => {
        const found = placesOf(name, place).find((candidate) => packages[candidate])
        return !found || (EXACT.test(wanted) && packages[found]?.version !== wanted)
      })
      .map(([name, wanted]) => `${place || 'the project'} names ${name} ${wanted}`),
  )
}

const findAddresses = (packages: Packages) => Object.keys(packages).filter((place) => packages[place]?.resolved)

const findWithoutIntegrity = (packages: Packages) =>
  Object.keys(packages).filter((place) => place !== '' && !packages[place]?.integrity)

const findCopies = (packages: Packages, name: string) =>
  Object.keys(packages).filter((place) => `/${place}`.endsWith(`/node_modules/${name}`))

const findLoose = (dependencies: Dependencies) =>
  Object.entries(dependencies).flatMap(([name, wanted]) => (EXACT.test(wanted) ? [] : [`${name} ${wanted}`]))

describe('the lock file', () => {
  const lock: { lockfileVersion: number; packages: Packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
  const project: Entry & { engines: object } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  const { packages } = lock

  test('It has all dependencies of its packages, including the optional ones of other platforms.', () => {
    const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    expect(optional).toEqual(expect.arrayContaining(['@biomejs/cli-win32-x64', '@biomejs/cli-darwin-arm64']))
    expect(findMissing(packages)).toEqual([])
  })

  test('It has no download URLs, so any registry works, and every package has its integrity hash.', () => {
    expect(findAddresses(packages)).toEqual([])
    expect(findWithoutIntegrity(packages)).toEqual([])
  })

  test('It has only one copy of PGlite, because two versions would open the same data folder differently.', () => {
    expect(findCopies(packages, '@electric-sql/pglite')).toHaveLength(1)
  })

  test('It matches package.json.', () => {
    const { dependencies, devDependencies, engines } = project
    expect(packages['']).toMatchObject({ dependencies, devDependencies, engines })
  })

  test('Install scripts of packages are disabled.', () => {
    expect(fs.readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
  })

  test('package.json only has exact versions.', () => {
    expect(findLoose({ ...project.dependencies, ...project.devDependencies })).toEqual([])
  })
})
