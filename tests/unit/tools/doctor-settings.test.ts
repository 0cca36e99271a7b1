import { expect, test } from 'vitest'
import { shortenKeys } from '../../../scripts/build/keys.mjs'
import { LOCAL_DIGEST } from '../../../scripts/build/settings.mjs'
import { judgeSettings } from '../../../tools/doctor/settings.mjs'
import { ANON_KEY, finding, PROJECT, SECRET_KEY } from '../../support/doctor-answers'

// What `npm run doctor` makes of the settings.

const complete = {
  VITE_SUPABASE_URL: PROJECT,
  VITE_SUPABASE_ANON_KEY: ANON_KEY,
  VITE_SITE_URL: 'https://www.example.com',
  VITE_ADMIN_EMAIL: 'owner@example.com',
}

test('each is named, the key shortened', () => {
  const { findings, ...rest } = judgeSettings(complete)
  expect(findings.map(({ text }) => text)).toEqual([
    `VITE_SUPABASE_URL: ${PROJECT}`,
    `VITE_SUPABASE_ANON_KEY: eyJhb…${ANON_KEY.slice(-4)}`,
    'VITE_SITE_URL: https://www.example.com',
    'VITE_ADMIN_EMAIL: owner@example.com (with the lock)',
  ])
  expect(rest).toEqual({ project: { url: PROJECT, key: ANON_KEY }, adminEmail: 'owner@example.com' })
})

test.each([SECRET_KEY, 'sb_secret_1234567890123456789012'])(
  'a service-role key stops everything, and is not used (%#)',
  (key) => {
    const { findings, project } = judgeSettings({ ...complete, VITE_SUPABASE_ANON_KEY: key })
    expect(findings).toContainEqual(finding('todo', /^STOP: .* is a service-role key/, 'revoke'))
    expect(project).toBeUndefined()
  },
)

test.each([
  [{}, /are not set: quote requests would reach nobody/, false],
  [{ ...complete, VITE_SUPABASE_ANON_KEY: '' }, /belong together/, false],
  [{ ...complete, VITE_SUPABASE_URL: 'abc.supabase.co' }, /must be an address/, false],
  [{ ...complete, VITE_SITE_URL: '' }, /VITE_SITE_URL is not set/, true],
  [{ ...complete, VITE_ADMIN_EMAIL: '' }, /VITE_ADMIN_EMAIL is not set: nobody could log in/, true],
  [{ ...complete, VITE_ADMIN_EMAIL: '', VITE_ADMIN_PASSWORD_SHA256: LOCAL_DIGEST }, /the local password/, true],
])('a missing or wrong setting is said (%#)', (env, text, isProjectKnown) => {
  const { findings, project } = judgeSettings(env)
  expect(findings).toContainEqual(finding('todo', text, /\.env\.example|lock\.md/))
  expect(project !== undefined).toBe(isProjectKnown)
})

test('no key is ever printed in full', () => {
  const text = `VITE_SUPABASE_URL must be an address, not "${ANON_KEY}" or sb_publishable_1234567890123456789012.`
  expect(shortenKeys(text)).toBe(
    `VITE_SUPABASE_URL must be an address, not "eyJhb…${ANON_KEY.slice(-4)}" or sb_publishable_…9012.`,
  )
})
