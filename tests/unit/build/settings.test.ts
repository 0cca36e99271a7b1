import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEFAULT_SITE_URL, readSettings } from '../../../scripts/build/settings.mjs'
import { NO_SETTINGS } from '../../../scripts/lib/test-build-env.mjs'
import { LOCAL_ADMIN_PASSWORD, LOCAL_ANON_KEY } from '../../../supabase/embedded/local-settings.mjs'

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

const LOCAL_DIGEST = digestOf(LOCAL_ADMIN_PASSWORD)
const SERVICE_ROLE_KEY = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`
const DIGEST = digestOf('a password that nobody else knows')

const hosted = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'a-public-key',
  VITE_SITE_URL: 'https://trees.example',
}
const open = { ...hosted, VITE_ADMIN_PASSWORD_SHA256: DIGEST }
const locked = { ...hosted, VITE_ADMIN_EMAIL: 'owner@trees.example' }
const { VITE_SITE_URL: _, ...withoutSite } = locked

type Env = Parameters<typeof readSettings>[0]

/** The values that replace import.meta.env.NAME in the code. */
const defined = (env: Env, command: 'build' | 'serve' = 'serve') =>
  Object.fromEntries(
    Object.entries(readSettings(env, command).define).map(([name, json]) => [
      name.replace('import.meta.env.', ''),
      json === undefined ? undefined : JSON.parse(json),
    ]),
  )

describe.each(['build', 'serve'] as const)('for %s', (command) => {
  test('no settings mean the embedded Supabase and the local password; empty ones count as none', () => {
    expect(readSettings({}, command)).toMatchObject({ isEmbedded: true, hasLocalPassword: true })
    expect(defined({}, command)).toMatchObject({
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: LOCAL_ANON_KEY,
      VITE_SITE_URL: DEFAULT_SITE_URL,
      VITE_ADMIN_PASSWORD_SHA256: LOCAL_DIGEST,
    })
    const empty = Object.fromEntries(Object.keys({ ...open, ...locked }).map((name) => [name, ' ']))
    expect(readSettings(empty, command)).toEqual(readSettings({}, command))
  })

  test('URL and key mean the hosted project; spaces around a setting are trimmed', () => {
    const padded = Object.fromEntries(Object.entries(open).map(([name, value]) => [name, ` ${value} `]))
    expect(readSettings(padded, command)).toMatchObject({
      isEmbedded: false,
      hostedUrl: hosted.VITE_SUPABASE_URL,
      hasLocalPassword: false,
    })
    expect(defined(padded, command)).toMatchObject(open)
  })

  test('with the admin’s e-mail there is no password digest, and no warning', () => {
    expect(defined(locked, command)).toMatchObject({
      VITE_ADMIN_EMAIL: locked.VITE_ADMIN_EMAIL,
      VITE_ADMIN_PASSWORD_SHA256: '',
    })
    expect(readSettings(locked, command)).toMatchObject({ adminEmail: locked.VITE_ADMIN_EMAIL, warnings: [] })
  })

  test.each<[string, Env, RegExp]>([
    ['a URL without a key', { VITE_SUPABASE_URL: hosted.VITE_SUPABASE_URL }, /^VITE_SUPABASE_ANON_KEY is missing/],
    ['a key without a URL', { VITE_SUPABASE_ANON_KEY: 'a-public-key' }, /^VITE_SUPABASE_URL is missing/],
    ['a secret key', { ...open, VITE_SUPABASE_ANON_KEY: 'sb_secret_abc' }, /is a secret key/],
    ['a service-role key', { ...open, VITE_SUPABASE_ANON_KEY: SERVICE_ROLE_KEY }, /is a secret key/],
    ['a URL without https', { ...open, VITE_SUPABASE_URL: 'abc.supabase.co' }, /^VITE_SUPABASE_URL must be an address/],
    ['another protocol', { ...open, VITE_SUPABASE_URL: 'ftp://abc.co' }, /^VITE_SUPABASE_URL must be an address/],
    ['a site without https', { ...open, VITE_SITE_URL: 'localhost:5173' }, /^VITE_SITE_URL must be an address/],
    ['an invalid e-mail address', { VITE_ADMIN_EMAIL: 'owner' }, /must be an e-mail address/],
    ['an e-mail address and a digest', { ...open, ...locked }, /exclude each other/],
  ])('%s is refused in one sentence', (_, env, message) => {
    const sentence = expect.objectContaining({ name: 'UserError', message: expect.stringMatching(message) })
    expect(() => readSettings(env, command)).toThrow(sentence)
  })
})

test.each<[string, Env, (string | RegExp)[]]>([
  ['no backend', {}, [/VITE_SITE_URL is not set/, /HAS NO BACKEND ON A REAL HOST/]],
  ['no site', withoutSite, [`VITE_SITE_URL is not set: canonical links will name ${DEFAULT_SITE_URL}.`]],
  ['no lock', open, [/^VITE_ADMIN_EMAIL is not set: quote requests are readable by anyone/]],
])('a build with %s warns, and a start does not', (_, env, warnings) => {
  expect(readSettings(env, 'build').warnings).toEqual(warnings.map((text) => expect.stringMatching(text)))
  expect(readSettings(env, 'serve').warnings).toEqual([])
})

test.each(['NETLIFY', 'VERCEL', 'CF_PAGES'])('a build on a host, where %s is set, needs a hosted project', (host) => {
  expect(() => readSettings({ [host]: '1' }, 'build')).toThrow(/nobody would get its quote requests/)
  expect(readSettings({ [host]: '1', ...locked }, 'build').warnings).toEqual([])
  expect(() => readSettings({ [host]: '1' }, 'serve')).not.toThrow()
})

test.each([
  ['https://trees.example//', 'https://trees.example', '/'],
  ['HTTPS://Trees.Example', 'https://trees.example', '/'],
  ['https://host.example/michigan/trees/', 'https://host.example/michigan/trees', '/michigan/trees/'],
])('the site URL %s becomes %s, with the base path %s', (url, address, base) => {
  const env = { ...open, VITE_SITE_URL: url, VITE_SUPABASE_URL: 'http://127.0.0.1:54321//' }
  expect(defined(env)).toMatchObject({ VITE_SITE_URL: address, VITE_SUPABASE_URL: 'http://127.0.0.1:54321' })
  expect(readSettings(env, 'build').base).toBe(base)
})

test.each([
  ['missing', undefined, /is missing/],
  ['the password itself', 'correct horse battery staple', /is not 64 hexadecimal digits/],
  ['one digit short', DIGEST.slice(1), /is not 64 hexadecimal digits/],
  ['that of the local password', LOCAL_DIGEST.toUpperCase(), /which everybody knows/],
])('with a digest that is %s a hosted build fails, and a start warns and disables the login', (_, digest, text) => {
  const env = { ...open, VITE_ADMIN_PASSWORD_SHA256: digest }
  expect(() => readSettings(env, 'build')).toThrow(text)
  expect(() => readSettings(env, 'build')).toThrow(/npm run --silent admin-password/)
  const { warnings, hasLocalPassword } = readSettings(env, 'serve')
  expect(warnings).toEqual([expect.stringMatching(text)])
  expect(warnings[0]).toMatch(/nobody can log in/)
  expect(hasLocalPassword).toBe(false)
  expect(defined(env)).toMatchObject({ VITE_ADMIN_PASSWORD_SHA256: '' })
})

test('the embedded Supabase accepts any valid digest, and prints the local password only for its own', () => {
  const own = { VITE_ADMIN_PASSWORD_SHA256: DIGEST.toUpperCase() }
  expect(readSettings(own, 'serve')).toMatchObject({ isEmbedded: true, hasLocalPassword: false, warnings: [] })
  expect(defined(own)).toMatchObject({ VITE_ADMIN_PASSWORD_SHA256: DIGEST })
  expect(readSettings({ VITE_ADMIN_PASSWORD_SHA256: LOCAL_DIGEST }, 'build').hasLocalPassword).toBe(true)
  expect(readSettings({ VITE_ADMIN_EMAIL: locked.VITE_ADMIN_EMAIL }, 'serve').hasLocalPassword).toBe(true)
  expect(() => readSettings({ VITE_ADMIN_PASSWORD_SHA256: 'short' }, 'build')).toThrow(/64 hexadecimal/)
})

test('tests start processes without any of the settings that .env may have', () => {
  const names = [...fs.readFileSync('.env.example', 'utf8').matchAll(/^(VITE_\w+)=/gm)].map(([, name]) => name)
  expect(Object.keys(NO_SETTINGS)).toEqual(names)
})
