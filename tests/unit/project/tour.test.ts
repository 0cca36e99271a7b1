import fs from 'node:fs'
import { expect, test } from 'vitest'
import { readSourceFiles } from '../support/source-files'

const tour = fs.readFileSync('docs/tour.md', 'utf8')

test('docs/tour.md, the map for newcomers, names every folder of src', () => {
  const [, table = ''] = tour.split('## Every folder')
  const listed = [...table.matchAll(/^\| `([\w/.-]+)` \|/gm)].map(([, folder]) => folder)
  const folders = fs
    .readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice('src/'.length))
    .filter((folder) => folder !== 'pictures')
  expect(listed.sort()).toEqual(['.', ...folders].sort())
})

test('docs/tour.md lists every file that stores something in the browser', () => {
  const listed = [...tour.matchAll(/^\| `.+ \| `([\w/.-]+\.ts)`/gm)].map(([, file]) => file)
  const storing = Object.entries(readSourceFiles('src'))
    .filter(([, text]) => /from '@\/lib\/store\/web-storage'|storageKey: /.test(text))
    .map(([file]) => file.slice('src/'.length))
  expect([...new Set(listed)].sort()).toEqual(storing.sort())
})
