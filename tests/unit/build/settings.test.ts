import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DEFAULT_SITE_URL, readSettings as readAll } from '../../../scripts/build/settings.mjs'
import { LOCAL_ADMIN_PASSWORD, LOCAL_ANON_KEY } from '../../../supabase/embedded/local-settings.mjs'

/** Leaves out the settings of the lock, which lock-settings.test.ts covers. */
function readSettings(...args: Parameters<typeof readAll>) {
  const { define, warnings, ...rest } = readAll(...args)
  const { 'import.meta.env.VITE_ADMIN_EMAIL': _, ...others } = define
  return { ...rest, define: others, warnings: warnings.filter((warning) => !warning.startsWith('VITE_ADMIN_EMAIL')) }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

const LOCAL_DIGEST = digestOf(LOCAL_ADMIN_PASSWORD)
const DIGEST = digestOf('a password that nobody else knows')

const hosted = { VITE_SUPABASE_URL: 'https://abc.supabase.co', VITE_SUPABASE_ANON_KEY: 'a-public-key' }
const complete = { ...hosted, VITE_SITE_URL: 'https://trees.example', VITE_ADMIN_PASSWORD_SHA256: DIGEST }

/** The values that replace import.meta.env.NAME in the code. */
const defined = (settings: ReturnType<typeof readSettings>) =>
  Object.fromEntries(
    Object.entries(settings.define).map(([name, json]) => [
      name.replace('import.meta.env.', ''),
      json === undefined ? undefined : JSON.parse(json),
    ]),
  )

/** An error that the command line prints as one sentence, without a stack. */
function plainError(message: RegExp) {
  return expect.objectContaining({ name: 'PlainError', message: expect.stringMatching(message) })
}

describe('the backend', () => {
  test.each(['NETLIFY', 'VERCEL', 'CF_PAGES'])(
    'A build on a host, where %s is set, needs a hosted project.',
    (host) => {
      expect(() => readSettings({ [host]: '1' }, 'build')).toThrow(plainError(/nobody would get its quote requests/))
      expect(readSettings({ [host]: '1', ...complete }, 'build').warnings).toEqual([])
      expect(() => readSettings({ [host]: '1' }, 'serve')).not.toThrow()
    },
  )

  test.each(['build', 'serve'] as const)('Without settings, %s uses the embedded Supabase.', (command) => {
    const settings = readSettings({}, command)
    expect(settings).toMatchObject({ isEmbedded: true, hasLocalPassword: true })
    expect(defined(settings)).toEqual({
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: LOCAL_ANON_KEY,
      VITE_SITE_URL: DEFAULT_SITE_URL,
      VITE_ADMIN_PASSWORD_SHA256: LOCAL_DIGEST,
    })
  })

  test.each(['build', 'serve'] as const)('With URL and key, %s uses the hosted project.', (command) => {
    const settings = readSettings(complete, command)
    expect(settings).toMatchObject({
      isEmbedded: false,
      hostedUrl: hosted.VITE_SUPABASE_URL,
      hasLocalPassword: false,
      warnings: [],
    })
    expect(defined(settings)).toEqual(complete)
  })

  test.each(['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const)('%s alone is refused.', (name) => {
    for (const command of ['build', 'serve'] as const) {
      expect(() => readSettings({ [name]: hosted[name] }, command)).toThrow(plainError(/belong together/))
    }
  })

  test('A secret key is refused, which would let anybody read and delete everything.', () => {
    const serviceRole = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`
    for (const VITE_SUPABASE_ANON_KEY of ['sb_secret_abc', serviceRole]) {
      expect(() => readSettings({ ...complete, VITE_SUPABASE_ANON_KEY }, 'build')).toThrow(plainError(/secret key/))
    }
  })

  test.each(['abc.supabase.co', 'ftp://abc.supabase.co', 'https://', 'https:///x', 'https://a b.co'])(
    'The Supabase URL "%s" is refused, and the error names the setting.',
    (url) => {
      const env = { ...complete, VITE_SUPABASE_URL: url }
      expect(() => readSettings(env, 'serve')).toThrow(plainError(/^VITE_SUPABASE_URL must be an address/))
      expect(() => readSettings(env, 'build')).toThrow(url)
    },
  )

  test('The URL of a local Docker project is accepted, and trailing slashes are removed.', () => {
    const settings = readSettings({ ...complete, VITE_SUPABASE_URL: 'http://127.0.0.1:54321//' }, 'serve')
    expect(defined(settings)).toMatchObject({ VITE_SUPABASE_URL: 'http://127.0.0.1:54321' })
  })

  test('Empty and blank settings count as not set.', () => {
    const names = Object.keys(complete)
    for (const nothing of ['', '  ']) {
      const env = Object.fromEntries(names.map((name) => [name, nothing]))
      expect(readSettings(env, 'build')).toEqual(readSettings({}, 'build'))
    }
    expect(() => readSettings({ ...hosted, VITE_SUPABASE_ANON_KEY: '' }, 'serve')).toThrow(plainError(/together/))
  })

  test('Spaces around a setting are trimmed.', () => {
    const padded = Object.fromEntries(Object.entries(complete).map(([name, value]) => [name, ` ${value} `]))
    expect(defined(readSettings(padded, 'build'))).toEqual(complete)
  })

  test('A build without a backend warns in capitals, and a start does not.', () => {
    expect(readSettings({}, 'build').warnings).toContainEqual(expect.stringContaining('HAS NO BACKEND'))
    expect(readSettings({}, 'serve').warnings).toEqual([])
  })
})

describe('the site URL', () => {
  test('A build without it warns and falls back to the example URL.', () => {
    const { VITE_SITE_URL: _, ...rest } = complete
    const settings = readSettings(rest, 'build')
    expect(settings.warnings).toEqual([`VITE_SITE_URL is not set: canonical links will name ${DEFAULT_SITE_URL}.`])
    expect(defined(settings)).toMatchObject({ VITE_SITE_URL: DEFAULT_SITE_URL })
    expect(readSettings(rest, 'serve').warnings).toEqual([])
  })

  test.each(['trees.example', 'trees.example:443', 'localhost:5173', 'ftp://trees.example', 'https://'])(
    'The site URL "%s" is refused, and the error names the setting.',
    (url) => {
      const env = { ...complete, VITE_SITE_URL: url }
      expect(() => readSettings(env, 'build')).toThrow(plainError(/^VITE_SITE_URL must be an address/))
    },
  )

  test.each([
    ['https://trees.example/', 'https://trees.example'],
    ['https://trees.example//', 'https://trees.example'],
    ['HTTPS://Trees.Example', 'https://trees.example'],
    ['https://host.example/trees/', 'https://host.example/trees'],
  ])('The site URL %s is normalized to %s.', (url, kept) => {
    expect(defined(readSettings({ ...complete, VITE_SITE_URL: url }, 'build'))).toMatchObject({ VITE_SITE_URL: kept })
  })

  test.each([
    [undefined, '/'],
    ['https://trees.example', '/'],
    ['https://host.example/trees/', '/trees/'],
    ['https://host.example/michigan/trees', '/michigan/trees/'],
  ])('With the site URL %s the base path is %s.', (url, base) => {
    expect(readSettings({ ...complete, VITE_SITE_URL: url }, 'build').base).toBe(base)
  })
})

describe('the admin password', () => {
  const wrong = [
    ['missing', undefined, /is missing/],
    ['empty', '', /is missing/],
    ['the password itself', 'correct horse battery staple', /is not 64 hexadecimal digits/],
    ['one digit short', DIGEST.slice(1), /is not 64 hexadecimal digits/],
    ['not hexadecimal', `g${DIGEST.slice(1)}`, /is not 64 hexadecimal digits/],
    ['the digest of the local password', LOCAL_DIGEST, /which everybody knows/],
    ['the digest of the local password in capitals', LOCAL_DIGEST.toUpperCase(), /which everybody knows/],
  ] as const

  test.each(wrong)('A build for a hosted project fails when the digest is %s.', (_, digest, message) => {
    const env = { ...complete, VITE_ADMIN_PASSWORD_SHA256: digest }
    expect(() => readSettings(env, 'build')).toThrow(plainError(message))
    expect(() => readSettings(env, 'build')).toThrow(plainError(/npm run --silent admin-password/))
  })

  test.each(wrong)('A start on a hosted project warns and disables login when the digest is %s.', (_, digest, text) => {
    const settings = readSettings({ ...complete, VITE_ADMIN_PASSWORD_SHA256: digest }, 'serve')
    expect(settings.warnings).toEqual([expect.stringMatching(text)])
    expect(settings.warnings[0]).toMatch(/nobody can log in/)
    expect(settings.hasLocalPassword).toBe(false)
    expect(defined(settings)).toMatchObject({ VITE_ADMIN_PASSWORD_SHA256: '' })
  })

  test('An uppercase digest is lowercased.', () => {
    const settings = readSettings({ ...complete, VITE_ADMIN_PASSWORD_SHA256: DIGEST.toUpperCase() }, 'build')
    expect(defined(settings)).toMatchObject({ VITE_ADMIN_PASSWORD_SHA256: DIGEST })
  })

  test('The embedded Supabase accepts a custom password, and the local one is then not printed.', () => {
    const settings = readSettings({ VITE_ADMIN_PASSWORD_SHA256: DIGEST }, 'serve')
    expect(settings).toMatchObject({ isEmbedded: true, hasLocalPassword: false, warnings: [] })
    expect(defined(settings)).toMatchObject({ VITE_ADMIN_PASSWORD_SHA256: DIGEST })
  })

  test('The embedded Supabase accepts the local digest as a setting, but no malformed digest.', () => {
    expect(readSettings({ VITE_ADMIN_PASSWORD_SHA256: LOCAL_DIGEST }, 'build').hasLocalPassword).toBe(true)
    expect(() => readSettings({ VITE_ADMIN_PASSWORD_SHA256: 'short' }, 'build')).toThrow(plainError(/64 hexadecimal/))
    expect(defined(readSettings({ VITE_ADMIN_PASSWORD_SHA256: 'short' }, 'serve'))).toMatchObject({
      VITE_ADMIN_PASSWORD_SHA256: '',
    })
  })
})
