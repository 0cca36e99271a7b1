import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// docs/tour.md is the map for newcomers, so it names every file of src but the towns, under its folder.

/** By folder. One with many files has a row for each subject. */
const listed = new Map<string, Set<string>>()
for (const [, folder = '', files = ''] of fs
  .readFileSync('docs/tour.md', 'utf8')
  .matchAll(/^\| `([\w/]+)` \|[^|]*\|(.*)\|$/gm)) {
  const names = [...files.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  listed.set(folder, new Set([...(listed.get(folder) ?? []), ...names]))
}

const files = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.startsWith('content/towns/'))

/** The table's row for a file: its folder, and its name without .ts or .tsx. */
const placeOf = (file: string) => ({
  folder: file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : 'src',
  name: path.basename(file).replace(/\.tsx?$/, ''),
})

test('the tour names every file of src', () => {
  const missing = files.filter((file) => {
    const { folder, name } = placeOf(file)
    return !listed.get(folder)?.has(name)
  })
  expect(missing).toEqual([])
})

test('the tour names no file that does not exist', () => {
  const existing = new Set(files.map((file) => Object.values(placeOf(file)).join('/')))
  const stale = [...listed].flatMap(([folder, names]) =>
    [...names].map((name) => `${folder}/${name}`).filter((place) => !existing.has(place)),
  )
  expect(stale).toEqual([])
})
