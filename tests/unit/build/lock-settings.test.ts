import { expect, test } from 'vitest'
import { readSettings } from '../../../scripts/build/settings.mjs'

const email = { VITE_ADMIN_EMAIL: 'owner@trees.example' }
const hosted = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'a-public-key',
  VITE_SITE_URL: 'https://trees.example',
}
const open = { ...hosted, VITE_ADMIN_PASSWORD_SHA256: 'ab'.repeat(32) }

test('With the admin’s e-mail the build has no password digest and no warnings.', () => {
  const settings = readSettings({ ...hosted, ...email }, 'build')
  expect(settings.define).toMatchObject({
    'import.meta.env.VITE_ADMIN_EMAIL': JSON.stringify(email.VITE_ADMIN_EMAIL),
    'import.meta.env.VITE_ADMIN_PASSWORD_SHA256': '""',
  })
  expect(settings).toMatchObject({ adminEmail: email.VITE_ADMIN_EMAIL, hasLocalPassword: false, warnings: [] })
})

test.each(['build', 'serve'] as const)(
  'The admin’s e-mail and the password digest are mutually exclusive in %s.',
  (command) => {
    expect(() => readSettings({ ...open, ...email }, command)).toThrow(/exclude each other/)
  },
)

test('An invalid e-mail address is refused.', () => {
  expect(() => readSettings({ VITE_ADMIN_EMAIL: 'owner' }, 'serve')).toThrow(/must be an e-mail address/)
})

test('A hosted build without the lock warns that anyone can read the quote requests.', () => {
  const { warnings } = readSettings(open, 'build')
  expect(warnings).toEqual([
    expect.stringMatching(/^VITE_ADMIN_EMAIL is not set: quote requests are readable by anyone/),
  ])
  expect(readSettings(open, 'serve').warnings).toEqual([])
  expect(readSettings({}, 'build').warnings.join()).not.toContain('VITE_ADMIN_EMAIL')
})

test('The embedded backend uses the local password, even with the admin’s e-mail set.', () => {
  expect(readSettings(email, 'serve')).toMatchObject({ isEmbedded: true, hasLocalPassword: true })
})
