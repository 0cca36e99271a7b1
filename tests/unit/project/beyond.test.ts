import fs from 'node:fs'
import { expect, test } from 'vitest'

test('docs/beyond.md only names files that exist.', () => {
  const named = [...fs.readFileSync('docs/beyond.md', 'utf8').matchAll(/`((?:src|supabase|tools)\/[^`]+)`/g)].map(
    ([, file = '']) => file,
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((file) => !fs.existsSync(file))).toEqual([])
})
