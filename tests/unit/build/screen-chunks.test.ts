import fs from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { listScreenChunks, writeScreenChunks } from '../../../scripts/build/screen-chunks.mjs'
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs'

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
  expect(listScreenChunks(output)).toEqual({ home: ['home.js', 'cards.js', 'stars.js'], 'admin/posts': ['posts.js'] })
})

test('the list is written wherever a file needs it', () => {
  const folder = temporaryFolder('screen-chunks')
  const output = [
    { ...chunk('routes.js', []), code: 'use(__SCREEN_CHUNKS__);again(__SCREEN_CHUNKS__)' },
    { ...chunk('react.js', []), code: 'react()' },
  ]
  writeScreenChunks(folder, output, { home: ['$&.js'] })
  expect(fs.readdirSync(folder)).toEqual(['routes.js'])
  expect(fs.readFileSync(path.join(folder, 'routes.js'), 'utf8')).toBe(
    'use({"home":["$&.js"]});again({"home":["$&.js"]})',
  )
})

test('the build fails if no file needs the list', () => {
  const output = [{ ...chunk('routes.js', []), code: 'use([])' }]
  expect(() => writeScreenChunks('', output, {})).toThrow('No built file has __SCREEN_CHUNKS__.')
})

test('the route table names each screen as its file', () => {
  const table = fs.readFileSync('src/routes.tsx', 'utf8')
  const screens = [...table.matchAll(/'([\w/-]+)',\s*\(\) => import\('\.\/routes\/(.+?)'\)/g)]
  expect(screens).toHaveLength(table.match(/import\('\.\/routes\//g)?.length ?? 0)
  for (const [, name, file] of screens) expect(name).toBe(file)
})
