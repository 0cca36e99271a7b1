import { describe, expect, test } from 'vitest'
import { LOCAL_DIGEST } from '../../../scripts/build/settings.mjs'
import type { Answer } from '../../../tools/doctor/ask.mjs'
import { judgeAuth, judgeNotify, judgeProject } from '../../../tools/doctor/project.mjs'
import { note, ok, report, todo, unknown } from '../../../tools/doctor/report.mjs'
import { judgeSettings } from '../../../tools/doctor/settings.mjs'
import { judgePage, judgePolicy, judgeUnknown } from '../../../tools/doctor/site.mjs'
import { judgeColumns, judgeLimits, judgePrivileges, TABLES } from '../../../tools/doctor/tables.mjs'

// What `npm run doctor` makes of settings and answers. tests/tools/doctor.test.ts and tests/hosted/doctor.spec.ts run it.

const PROJECT = 'https://abc.supabase.co'
const SITE = 'https://www.example.com'

/** An object is a JSON body. */
function answer(status: number, body: string | object = '', headers: Record<string, string> = {}): Answer {
  const isText = typeof body === 'string'
  const text = isText ? body : JSON.stringify(body)
  return { url: `${PROJECT}/x`, status, headers: new Headers(headers), text, json: isText ? null : body, failure: '' }
}
const silent: Answer = { ...answer(0), failure: 'ECONNREFUSED' }
const denied = answer(401, { code: '42501' })

const finding = (mark: string, text: RegExp) => expect.objectContaining({ mark, text: expect.stringMatching(text) })

describe('settings', () => {
  const complete = {
    VITE_SUPABASE_URL: PROJECT,
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_1234567890123456789012',
    VITE_SITE_URL: SITE,
    VITE_ADMIN_EMAIL: 'owner@example.com',
  }

  test('complete ones name the project and the owner', () => {
    expect(judgeSettings(complete)).toMatchObject({
      project: { url: PROJECT, key: complete.VITE_SUPABASE_ANON_KEY },
      adminEmail: 'owner@example.com',
    })
  })

  test.each([
    [{}, /are not set: quote requests would reach nobody/, false],
    [{ ...complete, VITE_SUPABASE_ANON_KEY: 'sb_secret_1234567890123456789012' }, /^STOP: .* service-role key/, false],
    [{ ...complete, VITE_SUPABASE_ANON_KEY: '' }, /belong together/, false],
    [{ ...complete, VITE_SUPABASE_URL: 'abc.supabase.co' }, /must be an address/, false],
    [{ ...complete, VITE_SITE_URL: '' }, /VITE_SITE_URL is not set/, true],
    [{ ...complete, VITE_ADMIN_EMAIL: '' }, /VITE_ADMIN_EMAIL is not set: nobody could log in/, true],
    [{ ...complete, VITE_ADMIN_EMAIL: '', VITE_ADMIN_PASSWORD_SHA256: LOCAL_DIGEST }, /the local password/, true],
  ])('a missing or wrong one is said (%#)', (env, text, isProjectKnown) => {
    const { findings, project } = judgeSettings(env)
    expect(findings).toContainEqual(finding('todo', text))
    expect(project !== undefined).toBe(isProjectKnown)
  })
})

test.each([
  [answer(200, []), 'ok', /answers and accepts the key/],
  [denied, 'ok', /answers/],
  [answer(401, { message: 'Invalid API key' }), 'todo', /does not accept the key \(401: Invalid API key\)/],
  [answer(503, { message: 'Your project is paused' }), 'todo', /is paused/],
  [answer(503, { message: 'No schema cache' }), 'unknown', /503: No schema cache/],
  [answer(200, '<!doctype html>'), 'todo', /not as a Supabase project/],
  [silent, 'unknown', /ECONNREFUSED/],
])('%#: the project is %s', (given, mark, text) => {
  expect(judgeProject(given)).toEqual(finding(mark, text))
})

test.each([
  [answer(200, []), 'ok', /quote_requests has its columns/],
  [denied, 'ok', /quote_requests has its columns/],
  [answer(404, { code: 'PGRST205' }), 'todo', /quote_requests is missing/],
  [answer(400, { code: '42703', message: 'column pets does not exist' }), 'todo', /lacks a column: column pets/],
  [silent, 'unknown', /cannot be looked at/],
])('%#: a table is %s', (given, mark, text) => {
  expect(judgeColumns({ table: 'quote_requests', operation: 'read', answer: given })).toEqual(finding(mark, text))
})

const refusal = (constraint: string) =>
  answer(400, { code: '23514', message: `new row violates check constraint "${constraint}"` })

test.each([
  [refusal('quote_requests_services_count'), [finding('ok', /takes what its form sends/)]],
  [refusal('quote_requests_phone_length'), [finding('todo', /phone_length.*requests would be lost/)]],
  [answer(406, { code: 'PGRST116' }), [finding('todo', /has no limits/)]],
])('%#: a request is stored up to the limits of its form', (given, findings) => {
  expect(judgeLimits(given)).toEqual(findings)
})

describe('what the public key may do', () => {
  const tryAll = (posture: 'open' | 'locked', changed: Record<string, Answer> = {}) =>
    Object.keys(TABLES).flatMap((table) =>
      (['read', 'insert', 'update', 'delete'] as const).map((operation) => {
        const isAllowed = TABLES[table]?.[posture].includes(operation)
        return { table, operation, answer: changed[`${operation} ${table}`] ?? (isAllowed ? answer(204) : denied) }
      }),
    )

  test.each([
    ['locked', 'locked', [finding('ok', /with the lock/)]],
    ['open', 'open', [finding('ok', /without the lock/), finding('note', /the lock is off/)]],
    ['open', 'locked', [finding('todo', /^Anyone can read quote requests: the lock is off/)]],
    ['locked', 'open', [finding('todo', /^The lock is on, but VITE_ADMIN_EMAIL is not set/)]],
  ] as const)('a database %s, settings %s', (actual, posture, findings) => {
    expect(judgePrivileges(tryAll(actual), posture)).toEqual(findings)
  })

  test('one privilege too many and one too few', () => {
    const asked = tryAll('locked', { 'read ContactForm': answer(200), 'insert quote_requests': denied })
    expect(judgePrivileges(asked, 'locked').map(({ text }) => text)).toEqual([
      'Visitors cannot insert quote_requests.',
      'Anyone can read ContactForm.',
    ])
  })
})

test.each([
  [answer(200, { disable_signup: true, external: { email: true } }), ['ok', 'note']],
  [answer(200, { disable_signup: false, external: { email: false } }), ['todo', 'todo', 'note']],
  [silent, ['unknown']],
])('%#: with the lock, Auth answers and sign-up is closed', (given, marks) => {
  expect(judgeAuth(given, 'owner@example.com').map(({ mark }) => mark)).toEqual(marks)
})

test.each([
  [answer(401, 'Nothing is sent: the header x-webhook-secret is wrong.'), 'ok', /refuses an unsigned call/],
  [answer(404, { code: 'NOT_FOUND' }), 'note', /No e-mail/],
  [answer(401, { message: 'Missing authorization header' }), 'todo', /asks for a login/],
  [answer(500, 'Nothing is sent: NOTIFY_TO is not set.\n'), 'todo', /NOTIFY_TO is not set/],
  [answer(200, 'sent'), 'todo', /accepts an unsigned call/],
  [answer(503, { code: 'BOOT_ERROR' }), 'unknown', /fails \(503\)/],
])('%#: the function for e-mails is %s', (given, mark, text) => {
  expect(judgeNotify(given)).toEqual(finding(mark, text))
})

describe('the published site', () => {
  const page = (address: string) => answer(200, `<link data-page rel="canonical" href="${address}"/>`)
  test.each([
    [page(`${SITE}/`), 'ok', /names its address/],
    [page('https://other.example/'), 'todo', /says that its address is https:\/\/other/],
    [answer(200, '<p>Coming soon'), 'todo', /no page of this site/],
    [answer(404), 'todo', /answers 404/],
  ])('%#: its home page is %s', (given, mark, text) => {
    expect(judgePage(given, `${SITE}/`)).toEqual(finding(mark, text))
  })

  test('an unknown address must answer 404', () => {
    expect(judgeUnknown(answer(404))).toEqual(finding('ok', /404/))
    expect(judgeUnknown(answer(200))).toEqual(finding('todo', /answers 200, not 404/))
  })

  const policy = (source: string) => `default-src 'none'; connect-src 'self' ${source}; form-action 'none'`
  test.each([
    [answer(200, `<meta http-equiv="Content-Security-Policy" content="${policy(PROJECT)}" />`), 'ok'],
    [answer(200, '', { 'content-security-policy': policy('https://other.supabase.co') }), 'todo'],
    [answer(200), 'todo'],
  ])('%#: its policy must allow calls to the project', (home, mark) => {
    expect(judgePolicy(home, PROJECT)).toEqual(finding(mark, /supabase\.co/))
  })
})

test.each([
  [0, [ok('A'), note('B', 'x')]],
  [1, [ok('A'), unknown('B', 'x'), todo('C', 'y')]],
  [2, [ok('A'), unknown('B', 'x')]],
])('the exit code is %d', (code, findings) => {
  expect(report([{ title: 'Tables', findings }], 'Done.').exitCode).toBe(code)
})

test('the report has a line for each point, what to do below it, and no key in full', () => {
  const findings = [ok('Fine'), todo('Wrong.', 'npm x'), todo('Also wrong.', 'npm x'), note('Known.', 'docs/y.md')]
  expect(report([{ title: 'Tables', findings }], 'Done.').text.split('\n')).toEqual([
    ...['Tables', '  ✓ Fine', '  ✗ Wrong.', '  ✗ Also wrong.', '    → npm x', '  ! Known.', '    → docs/y.md'],
    ...['', 'Do what is marked ✗, then run this again.'],
  ])
  const secret = `sb_secret_${'x'.repeat(30)}`
  expect(report([{ title: 'Settings', findings: [ok(secret)] }], 'Done.').text).not.toContain(secret)
})
