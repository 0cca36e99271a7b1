import fs from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, readSourceFiles } from '../support/source-files'

const folder = 'supabase/functions/notify-lead/'
const files = readSourceFiles('supabase/functions')

test('The function imports files of its own folder alone, with their endings, as its runtime and its deployment need.', () => {
  const imports = importsOf(files)
  expect(imports.length).toBeGreaterThan(5)
  for (const { file, specifier } of imports) {
    expect(specifier, file).toMatch(/^\.\/[a-z-]+\.ts$/)
    expect(Object.keys(files)).toContain(specifier.replace('./', folder))
  }
})

test('Links are made as the panel makes them, by a copy of its file to the letter.', () => {
  expect(files[`${folder}contact-links.ts`]).toBe(fs.readFileSync('src/lib/contact-links.ts', 'utf8'))
})

test('The example of its secrets names every setting that it reads, and no other.', () => {
  const named = fs.readFileSync('supabase/functions/.env.example', 'utf8').match(/^#? ?NOTIFY_\w+(?==)/gm) ?? []
  const read = files[`${folder}settings.ts`]?.match(/'NOTIFY_\w+(?='\))/g) ?? []
  expect(named.map((name) => name.replace(/^#? ?/, '')).sort()).toEqual(read.map((name) => name.slice(1)).sort())
})

test('The gateway of Supabase lets the database through to it without a token.', () => {
  expect(fs.readFileSync('supabase/config.toml', 'utf8')).toMatch(/^\[functions\.notify-lead\]\nverify_jwt = false$/m)
})
