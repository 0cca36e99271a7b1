import fs from 'node:fs'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { listScreenFiles, nameScreens } from '../../../scripts/build/screen-files.mjs'

const chunk = (fileName: string, imports: string[], facadeModuleId?: string) =>
  ({ type: 'chunk', fileName, imports, isEntry: fileName === 'index.js', facadeModuleId }) as Rolldown.OutputChunk

test('a screen’s files are its chunk and all that it imports at any depth, without what the entry loads', () => {
  const output = [
    chunk('index.js', ['react.js'], '/site/index.html'),
    chunk('react.js', []),
    chunk('home.js', ['index.js', 'cards.js', 'react.js'], '/site/src/routes/home.tsx'),
    chunk('cards.js', ['stars.js', 'react.js']),
    chunk('stars.js', ['cards.js']),
    chunk('posts.js', ['index.js'], 'C:\\site\\src\\routes\\admin\\posts.tsx'),
    chunk('client.js', ['stars.js'], '/site/src/data/client.ts'),
    { type: 'asset', fileName: 'oak.avif' } as Rolldown.OutputAsset,
  ]
  expect(listScreenFiles(output)).toEqual({ home: ['home.js', 'cards.js', 'stars.js'], 'admin/posts': ['posts.js'] })
})

test('every import of a screen in the route table is given its name', () => {
  const table = fs.readFileSync('src/routes.tsx', 'utf8')
  const named = nameScreens(table).matchAll(
    /Object\.assign\(\(\) => import\('\.\/routes\/(.*?)'\), \{ screen: '(.*?)' \}\)/g,
  )
  const pairs = [...named].map(([, file, name]) => [file, name])
  expect(pairs).toHaveLength(table.match(/import\('\.\/routes\//g)?.length ?? 0)
  expect(pairs).toContainEqual(['admin/blog', 'admin/blog'])
  for (const [file, name] of pairs) expect(name).toBe(file)
})
