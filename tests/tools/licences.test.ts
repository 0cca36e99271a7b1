import fs from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { describeLicences, listPackages } from '../../tools/licences-page.mjs'
import { cleanUp, projectRoot, tempPath } from '../support/node-process'

// Allow-list of the licenses under which a package may be part of a site under the MIT license.
const PERMISSIVE = new Set(['MIT', '0BSD', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'])

test('docs/licences.md matches the installed packages; "npm run licences" generates it.', () => {
  expect(fs.readFileSync('docs/licences.md', 'utf8')).toBe(describeLicences(projectRoot))
})

test('Every production package has a permissive license.', () => {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  const others = listPackages(projectRoot, Object.keys(dependencies)).filter(({ licence }) => !PERMISSIVE.has(licence))
  expect(others).toEqual([])
})

test('The production packages are the same as in the lock file.', () => {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean }>
  }
  const locked = Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
    .map(([place, { version }]) => `${place.slice(place.lastIndexOf('node_modules/') + 13)} ${version}`)
  const listed = listPackages(projectRoot, Object.keys(dependencies)).map(({ name, version }) => `${name} ${version}`)
  expect(listed).toEqual(expect.arrayContaining(locked))
  expect(listed).toHaveLength(locked.length)
})

describe('A list of packages', () => {
  afterEach(cleanUp)

  /** Creates a folder with installed packages: path below node_modules -> package.json. */
  function installed(packages: Record<string, object>) {
    const root = tempPath('project')
    for (const [place, content] of Object.entries(packages)) {
      const folder = path.join(root, 'node_modules', place)
      fs.mkdirSync(folder, { recursive: true })
      fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...content }))
    }
    return root
  }

  test('It has the transitive dependencies and nothing else, each version once, sorted by name.', () => {
    const root = installed({
      z: { license: 'MIT', dependencies: { '@s/b': '1', c: '2' }, peerDependencies: { p: '1' } },
      '@s/b': { license: 'ISC', dependencies: { c: '1', z: '1' } },
      c: { license: '0BSD' },
      'z/node_modules/c': { version: '2.0.0', license: 'MIT' },
      p: { license: 'Apache-2.0' },
      unneeded: { license: 'GPL-3.0-only' },
    })
    expect(listPackages(root, ['z']).map(({ name, version, licence }) => `${name} ${version} ${licence}`)).toEqual([
      '@s/b 1.0.0 ISC',
      'c 1.0.0 0BSD',
      'c 2.0.0 MIT',
      'p 1.0.0 Apache-2.0',
      'z 1.0.0 MIT',
    ])
  })

  test('A license is also read from its legacy fields, and a missing one is reported.', () => {
    const root = installed({
      a: { license: { type: 'MIT', url: 'x' } },
      b: { licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] },
      c: {},
    })
    expect(listPackages(root, ['a', 'b', 'c']).map(({ licence }) => licence)).toEqual([
      'MIT',
      'MIT OR Apache-2.0',
      'not stated',
    ])
  })

  test('A package that is not installed is an error, unless it is optional.', () => {
    const optional = { optionalDependencies: { o: '1' }, peerDependencies: { q: '1' } }
    const root = installed({
      a: { license: 'MIT', ...optional, peerDependenciesMeta: { q: { optional: true } } },
      b: { license: 'MIT', dependencies: { gone: '1' } },
    })
    expect(listPackages(root, ['a']).map(({ name }) => name)).toEqual(['a'])
    expect(() => listPackages(root, ['b'])).toThrow('gone, which node_modules/b needs, is not installed.')
    expect(() => listPackages(root, ['c'])).toThrow('c, which the project needs, is not installed.')
  })
})
