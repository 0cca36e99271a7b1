import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSourceFiles } from '../support/source-files'

const folder = 'supabase/functions/notify-lead/'
const files = readSourceFiles('supabase/functions')

test('functions only import functions’ files, with their extensions, as their runtime and deployment require', () => {
  const imported = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/\bfrom '([^']+)'/g)].map(([, specifier = '']) => path.posix.join(file, '..', specifier)),
  )
  expect(imported.length).toBeGreaterThan(5)
  for (const file of imported) expect(Object.keys(files)).toContain(file)
})

test('.env.example lists exactly the settings that the function reads', () => {
  const named = fs.readFileSync('supabase/functions/.env.example', 'utf8').match(/^#? ?NOTIFY_\w+(?==)/gm) ?? []
  const read = files[`${folder}settings.ts`]?.match(/'NOTIFY_\w+(?='\))/g) ?? []
  expect(named.map((name) => name.replace(/^#? ?/, '')).sort()).toEqual(read.map((name) => name.slice(1)).sort())
})

test('the Supabase gateway accepts calls of the function without a JWT, because the database has none', () => {
  expect(fs.readFileSync('supabase/config.toml', 'utf8')).toMatch(/^\[functions\.notify-lead\]\nverify_jwt = false$/m)
})
