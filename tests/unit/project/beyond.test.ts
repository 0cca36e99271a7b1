import fs from 'node:fs'
import { expect, test } from 'vitest'

const page = fs.readFileSync('docs/beyond.md', 'utf8')

test('docs/beyond.md only names files that exist', () => {
  const named = [...page.matchAll(/`((?:src|scripts|supabase|tools)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((file) => !fs.existsSync(file))).toEqual([])
})

test('what docs/beyond.md names in a file is there', () => {
  const named = [...page.matchAll(/`([\w-]+)` in `([^`]+\.\w+)`/g)]
  expect(named.length).toBeGreaterThan(5)
  const isGone = ([, name = '', file = '']: string[]) => !fs.readFileSync(file, 'utf8').includes(name)
  expect(named.filter(isGone).map(([text]) => text)).toEqual([])
})
