import fs from 'node:fs'
import { expect, test } from 'vitest'
import { company, profilesOf } from '@/content/company'
import { towns } from '@/content/towns/towns'
import { readSourceFiles } from '../support/source-files'

// Another company replaces only content, pictures and .env (docs/new-company.md), so nothing else may spell the
// company's name, contact data or towns.

const { name, shortName, phone, email, address, postAuthor, tagline, electricUtility, firewood } = company

const facts = [
  ...[name, shortName, email, postAuthor, tagline, address.street, address.city, address.stateName, address.zip],
  ...[company.founded, company.predecessorFounded, phone, electricUtility?.phone, firewood?.fromUsd],
  ...[...profilesOf(company).map(({ url }) => url), ...towns.map(({ name }) => name)],
].filter((fact) => fact !== undefined)

/** In every spelling: burr-oak, Burr&nbsp;Oak, 734.555.0157. */
const patterns = facts.map((fact) => {
  const words = String(fact).match(/[\p{L}\p{N}]+/gu) ?? []
  return [fact, new RegExp(`(?<![\\p{L}\\p{N}])${words.join('(?:[^\\p{L}\\p{N}]|&nbsp;)*')}(?!\\p{L})`, 'iu')] as const
})

const single = ['index.html', 'supabase/seed.sql', 'vercel.json', 'public/robots.txt', 'vite.config.ts']
const files = Object.entries({
  ...Object.assign({}, ...['src', 'scripts', 'tools', 'supabase/functions'].map(readSourceFiles)),
  ...Object.fromEntries(
    single.filter((file) => fs.existsSync(file)).map((file) => [file, fs.readFileSync(file, 'utf8')]),
  ),
} as Record<string, string>).filter(([file]) => !file.startsWith('src/content/'))

test('facts about the company and its towns are only in src/content', () => {
  const found = files.flatMap(([file, text]) =>
    text
      .split('\n')
      // A build without VITE_SITE_URL warns about this address.
      .filter((line) => !line.includes('const DEFAULT_SITE_URL'))
      .flatMap((line) => patterns.filter(([, pattern]) => pattern.test(line)).map(([fact]) => `${file}: ${fact}`))
      // The sample posts have the author of the posts that follow.
      .filter((found) => found !== `supabase/seed.sql: ${postAuthor}`),
  )
  expect(found).toEqual([])
})
