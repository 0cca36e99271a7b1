import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { replaceFolder } from '../../../scripts/build/replace-folder.mjs'
import { cleanUp, tempPath } from '../../support/node-process'

afterAll(cleanUp)

function makeFolder(file: string) {
  const folder = tempPath('dist')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, file), '')
  return folder
}

test('a folder takes the place of another', () => {
  const [target, replacement] = [makeFolder('old.html'), makeFolder('new.html')]
  replaceFolder(target, replacement)
  expect(fs.readdirSync(target)).toEqual(['new.html'])
  expect(fs.readdirSync(path.dirname(target))).toEqual(['dist'])
})

test('the old folder stays if the new one cannot take its place', () => {
  const target = makeFolder('old.html')
  expect(() => replaceFolder(target, `${target}.missing`)).toThrow('ENOENT')
  expect(fs.readdirSync(target)).toEqual(['old.html'])
  expect(fs.readdirSync(path.dirname(target))).toEqual(['dist'])
})
