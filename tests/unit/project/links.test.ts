import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const pages = [
  ...fs.readdirSync('.').filter((file) => file.endsWith('.md')),
  ...fs
    .readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
]

test('every link and picture of the documentation leads to a file', () => {
  const targets = pages.flatMap((page) =>
    [...fs.readFileSync(page, 'utf8').matchAll(/(?:\]\(|(?:src|href)=")(?!\w+:|#)([^)"#\s]+)/g)].map(
      ([, target = '']) => path.join(path.dirname(page), target),
    ),
  )
  expect(targets.length).toBeGreaterThan(50)
  expect(targets.filter((target) => !fs.existsSync(target))).toEqual([])
})
