import fs from 'node:fs'
import { expect, test } from 'vitest'
import { fields, innerPages } from '../../../scripts/build/chunks'

test('the chunks of inner pages and of fields name files that there are', () => {
  const files = [...innerPages, ...fields]
  const found = files.filter((file) => ['ts', 'tsx'].some((ending) => fs.existsSync(`src/${file}.${ending}`)))
  expect(found).toEqual(files)
})
