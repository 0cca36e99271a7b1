import fs from 'node:fs'
import { expect, test } from 'vitest'
import { readSourceFiles } from '../support/source-files'

const folder = 'supabase/functions/notify-lead/'
const files = readSourceFiles('supabase/functions')

test('the function only imports files of its own folder, with their extensions, as its runtime and deployment require', () => {
  const specifiers = Object.values(files).flatMap((text) =>
    [...text.matchAll(/\bfrom '([^']+)'/g)].map(([, specifier = '']) => specifier),
  )
  expect(specifiers.length).toBeGreaterThan(5)
  for (const specifier of specifiers) {
    expect(specifier).toMatch(/^\.\/[a-z-]+\.ts$/)
    expect(Object.keys(files)).toContain(specifier.replace('./', folder))
  }
})

test.for(['contact-links.ts', 'town-of.ts'])(
  '%s is an exact copy of the file in src/lib that the panel uses',
  (file) => {
    expect(files[folder + file]).toBe(fs.readFileSync(`src/lib/${file}`, 'utf8'))
  },
)

test('.env.example lists exactly the settings that the function reads', () => {
  const named = fs.readFileSync('supabase/functions/.env.example', 'utf8').match(/^#? ?NOTIFY_\w+(?==)/gm) ?? []
  const read = files[`${folder}settings.ts`]?.match(/'NOTIFY_\w+(?='\))/g) ?? []
  expect(named.map((name) => name.replace(/^#? ?/, '')).sort()).toEqual(read.map((name) => name.slice(1)).sort())
})

test('the Supabase gateway accepts calls of the function without a JWT, because the database has none', () => {
  expect(fs.readFileSync('supabase/config.toml', 'utf8')).toMatch(/^\[functions\.notify-lead\]\nverify_jwt = false$/m)
})
