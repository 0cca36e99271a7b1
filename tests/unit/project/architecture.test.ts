import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSourceFiles } from '../support/source-files'

// Architecture rules: which layer may import which, and where each package may be used.

const [table = ''] =
  /(?<=## Which folder may import which\n\n)(\|.*\n)+/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? []

/** The allowed imports of each layer of src, as the table in CONTRIBUTING.md says. */
const order: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...table.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)].map(([, layer, allowed = '']) => [
    layer,
    [...allowed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  ]),
)

/** Package -> the only folders and files that may import it. A trailing slash means the whole scope. */
const packages: Readonly<Record<string, readonly string[]>> = {
  '@supabase/': ['src/data/supabase.ts'],
  '@radix-ui/': ['src/ui/', 'src/admin/confirm-dialog.tsx'],
  'framer-motion': ['src/layout/'],
  'react-helmet-async': ['src/head/page-meta-tags.tsx'],
  '@tanstack/react-query': [
    'src/data/',
    'src/query-client.ts',
    'src/lib/use-single-mutation.ts',
    'src/forms/use-submission.ts',
    'src/admin/',
    'src/routes/',
    'src/app.tsx',
  ],
  'react-router-dom': [
    'src/lib/router/',
    'src/layout/',
    'src/components/',
    'src/ui/toaster.tsx',
    'src/forms/',
    'src/admin/',
    'src/routes/',
    'src/routes.tsx',
    'src/use-loaded-page.ts',
    'src/app.tsx',
    'src/main.tsx',
    'src/startup/prerendered.ts',
    'src/prerender/',
  ],
}

const files = Object.fromEntries(
  Object.entries(readSourceFiles('src')).filter(([file]) => /(?<!\.d)\.tsx?$/.test(file)),
)

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`, and the first pattern of `import.meta.glob('x')`. */
const IMPORT =
  /\b(?:(?:import|export)\s+(type\s)?(?:([^'"`;]*?)\s*from\s*)?|(import)(?:\.meta\.glob(?:<\w+>)?)?\(\[?\s*)['"]([^'"]+)['"]/g

const imports = Object.entries(files).flatMap(([file, text]) =>
  [...text.matchAll(IMPORT)].map(([, type, names = '', dynamic, specifier = '']) => ({
    file,
    specifier,
    names,
    isType: Boolean(type) || /^\{(\s*type \w+( as \w+)?,?)+\s*\}$/.test(names),
    isDynamic: Boolean(dynamic),
    target: findTarget(file, specifier),
  })),
)

/** The imported file of src, without its folder and ending: 'ui/toast', or '@shared/town-of'. Null for a package. */
function findTarget(file: string, specifier: string) {
  const [address = ''] = specifier.split('?')
  if (address.startsWith('@/')) return address.slice(2)
  if (address.startsWith('@shared/')) return address
  if (address.startsWith('.')) return path.posix.join(path.posix.dirname(file), address).replace(/^src\//, '')
  return null
}

const nameOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '')

/** The layers that a file may be in: the file itself, its folder, and its first folder. */
const findLayers = (name: string) => [name, name.replace(/[^/]+$/, ''), name.replace(/\/.*/, '/')]

const ownLayerOf = (file: string) => findLayers(nameOf(file)).find((name) => name in order) ?? ''

const isIn = (file: string, place: string) => (place.endsWith('/') ? file.startsWith(place) : file === place)

test('no layer imports a layer that its row does not name', () => {
  const wrong = imports.filter(({ file, target, isType }) => {
    if (!target) return false
    const allowed = order[ownLayerOf(file)] ?? []
    return !findLayers(target).some((name) => allowed.includes(name) || (isType && allowed.includes(`type ${name}`)))
  })
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  expect(Object.keys(order).length).toBeGreaterThan(15)
  expect(imports.length).toBeGreaterThan(500)
})

test('no row names a later one', () => {
  const layers = Object.keys(order)
  const indexOf = (name: string) =>
    layers.indexOf(findLayers(name.replace('type ', '')).find((part) => part in order) ?? '')
  const later = Object.entries(order).flatMap(([layer, allowed]) =>
    allowed.filter((name) => indexOf(name) > layers.indexOf(layer)).map((name) => `${layer}: ${name}`),
  )
  expect(later).toEqual([])
})

test('every permission is used', () => {
  const unusedLayers = Object.entries(order).flatMap(([layer, allowed]) => {
    const used = imports.filter(({ file }) => ownLayerOf(file) === layer)
    const isUsed = (name: string) =>
      used.some(({ target, isType }) => {
        const layers = findLayers(target ?? '')
        return name.startsWith('type ') ? isType && layers.includes(name.slice(5)) : layers.includes(name)
      })
    return allowed.filter((name) => !isUsed(name)).map((name) => `${layer}: ${name}`)
  })
  const unusedPlaces = Object.entries(packages).flatMap(([name, places]) => {
    const users = imports.filter(({ specifier }) => specifier.startsWith(name)).map(({ file }) => file)
    return places.filter((place) => !users.some((file) => isIn(file, place))).map((place) => `${name}: ${place}`)
  })
  expect([...unusedLayers, ...unusedPlaces]).toEqual([])
})

test('no file of src/data imports itself through others, also not by import()', () => {
  const findImported = (name: string, found = new Set<string>()) => {
    for (const { file, target, isType } of imports) {
      if (nameOf(file) !== name || !target || isType || found.has(target)) continue
      findImported(target, found.add(target))
    }
    return found
  }
  const names = Object.keys(files)
    .map(nameOf)
    .filter((name) => name.startsWith('data/'))
  expect(names.filter((name) => findImported(name).has(name))).toEqual([])
})

test('the embedded Supabase imports nothing outside its folder, so that scripts and tests may build on it', () => {
  for (const [file, text] of Object.entries(readSourceFiles('supabase/embedded'))) {
    expect(text, file).not.toMatch(/(from |import\()'(\.\.|@)\//)
  }
})

test('each package is imported only where the architecture allows it', () => {
  for (const [name, places] of Object.entries(packages)) {
    const scope = name.endsWith('/') ? name : `${name}/`
    const users = imports.filter(({ specifier }) => specifier === name || specifier.startsWith(scope))
    expect(users.length, name).toBeGreaterThan(0)
    for (const { file } of users)
      expect(
        places.some((place) => isIn(file, place)),
        `${file} imports ${name}`,
      ).toBe(true)
  }
})

test('queries are only used in src/routes and src/admin', () => {
  const users = imports.filter(
    ({ specifier, names }) => specifier === '@tanstack/react-query' && /\buse\w*Quer(y|ies)\b|\*/.test(names),
  )
  expect(users.filter(({ file }) => !/^src\/(routes|admin)\//.test(file))).toEqual([])
})

test('the data client is only loaded by a dynamic import("./client") in src/data', () => {
  const ways = imports.filter(({ target }) => target === 'data/client')
  expect(ways.filter(({ specifier, isDynamic }) => specifier !== './client' || !isDynamic)).toEqual([])
  expect(ways.length).toBeGreaterThan(0)
})

test('there is one Supabase client', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@supabase/'))).toEqual(['@supabase/supabase-js'])
})

test('framer-motion comes later, and in its lightest form: motion.* would weigh six times as much', () => {
  const ways = imports.filter(({ specifier, isType }) => specifier.startsWith('framer-motion') && !isType)
  expect(ways).toMatchObject([{ specifier: 'framer-motion/dom/mini', isDynamic: true }])
})
