import fs from 'node:fs'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { listScreenChunks, screenChunkList } from '../../../scripts/build/screen-chunks.mjs'

const chunk = (fileName: string, imports: string[], facadeModuleId?: string) =>
  ({
    type: 'chunk',
    fileName,
    imports,
    isEntry: fileName === 'index.js',
    facadeModuleId,
    code: '',
  }) as Rolldown.OutputChunk

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

/** Calls the plugin's hook. */
function writeList(code: string) {
  const routes = { ...chunk('routes.js', []), code }
  const bundle = { 'home.js': chunk('$&.js', [], '/site/src/routes/home.tsx'), 'routes.js': routes }
  screenChunkList().generateBundle({}, bundle)
  return routes.code
}

test('the list is written wherever a file needs it', () => {
  expect(writeList('use(__SCREEN_CHUNKS__);again(__SCREEN_CHUNKS__)')).toBe(
    'use({"home":["$&.js"]});again({"home":["$&.js"]})',
  )
})

test('the build fails if no file needs the list', () => {
  expect(() => writeList('use([])')).toThrow('No built file has __SCREEN_CHUNKS__.')
})

test('the route table names each screen as its file', () => {
  const table = fs.readFileSync('src/routes.tsx', 'utf8')
  const screens = [...table.matchAll(/'([\w/-]+)',\s*\(\) => import\('\.\/routes\/(.+?)'\)/g)]
  expect(screens).toHaveLength(table.match(/import\('\.\/routes\//g)?.length ?? 0)
  for (const [, name, file] of screens) expect(name).toBe(file)
})
