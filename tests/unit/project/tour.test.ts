import fs from 'node:fs'
import { expect, test } from 'vitest'

test('docs/tour.md, the map for newcomers, names every folder of src', () => {
  const table = fs.readFileSync('docs/tour.md', 'utf8').matchAll(/^\| `([\w/.-]+)` \|/gm)
  const listed = [...table].map(([, folder]) => folder)
  const folders = fs
    .readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice('src/'.length))
    .filter((folder) => folder !== 'pictures')
  expect(listed.sort()).toEqual(['.', ...folders].sort())
})
