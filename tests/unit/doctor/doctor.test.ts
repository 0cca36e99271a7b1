import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  checkProject,
  evaluateAuth,
  evaluateNotify,
  evaluatePhotos,
  evaluatePlan,
  evaluateProject,
} from '../../../scripts/doctor/project.mjs'
import { note, ok, report, todo } from '../../../scripts/doctor/report.mjs'
import type { HttpResponse } from '../../../scripts/doctor/request.mjs'
import { evaluateSettings } from '../../../scripts/doctor/settings.mjs'
import { evaluateMissingAsset, evaluatePage, evaluatePolicy, evaluateUnknown } from '../../../scripts/doctor/site.mjs'
import { evaluateColumns, evaluatePrivileges, TABLES } from '../../../scripts/doctor/tables.mjs'

// What `npm run doctor` makes of settings and responses. tests/hosted/doctor.spec.ts runs it.

const PROJECT = 'https://abc.supabase.co'
const SITE = 'https://www.example.com'

/** An object is a JSON body. */
function response(status: number, body: string | object = ''): HttpResponse {
  const isText = typeof body === 'string'
  return { url: `${SITE}/`, status, text: isText ? body : '', caching: '', json: isText ? null : body, failure: '' }
}
const silent: HttpResponse = { ...response(0), failure: 'ECONNREFUSED' }
const denied = response(401, { code: '42501' })

const finding = (status: string, text: RegExp) => expect.objectContaining({ status, text: expect.stringMatching(text) })

afterEach(() => vi.unstubAllGlobals())

describe('settings', () => {
  const complete = {
    VITE_SUPABASE_URL: PROJECT,
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_1234567890123456789012',
    VITE_SITE_URL: SITE,
    VITE_ADMIN_EMAIL: 'owner@example.com',
  }

  test('complete ones name the project and the owner', () => {
    expect(evaluateSettings(complete)).toMatchObject({
      project: { url: PROJECT, key: complete.VITE_SUPABASE_ANON_KEY },
      adminEmail: 'owner@example.com',
    })
  })

  test('a publishable key is fine, and a legacy anon key is worth knowing', () => {
    const statuses = (key: string) =>
      evaluateSettings({ ...complete, VITE_SUPABASE_ANON_KEY: key }).findings.map(({ status }) => status)
    expect(statuses(complete.VITE_SUPABASE_ANON_KEY)).toEqual(['✓'])
    expect(statuses('eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2ln')).toEqual(['✓', '!'])
  })

  test.each([
    [{}, /are not set: quote requests would reach nobody/, false],
    [
      { ...complete, VITE_SUPABASE_ANON_KEY: 'sb_secret_1234567890123456789012' },
      /is a secret key, and the site would publish it/,
      false,
    ],
    [{ ...complete, VITE_SITE_URL: '' }, /VITE_SITE_URL is not set/, true],
    [{ ...complete, VITE_SITE_URL: 'http://trees.example' }, /VITE_SITE_URL is http:.* without https/, true],
    [{ ...complete, VITE_ADMIN_EMAIL: '' }, /VITE_ADMIN_EMAIL is missing.* nobody can log in/, true],
  ])('a missing or wrong one is said (%#)', (env, text, isProjectKnown) => {
    const { findings, project } = evaluateSettings(env)
    expect(findings).toContainEqual(finding('✗', text))
    expect(project !== undefined).toBe(isProjectKnown)
  })
})

test.each([
  [response(200, []), '✓', /answers and accepts the key/],
  [denied, '✓', /answers/],
  [response(401, { message: 'Invalid API key' }), '✗', /does not accept the key \(401: Invalid API key\)/],
  [response(503, { message: 'No schema cache' }), '✗', /503: No schema cache/],
  [response(200, '<!doctype html>'), '✗', /does not answer as a Supabase project/],
  [response(540, { message: 'Project paused' }), '✗', /is paused: the form fails for everybody/],
  [silent, '✗', /ECONNREFUSED/],
])('%#: the project is %s', (given, status, text) => {
  expect(evaluateProject(given, PROJECT)).toEqual(finding(status, text))
})

test('a project that refuses the key is asked nothing else', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 401 }))
  vi.stubGlobal('fetch', fetch)
  const groups = await checkProject({ url: PROJECT, key: 'x' }, undefined)
  expect(groups).toEqual([{ title: 'Project', findings: [finding('✗', /does not accept the key/)] }])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  [PROJECT, [finding('!', /^A free project is paused after a week with little activity/)]],
  // Pausing is Supabase's own; a domain of one's own there is part of a paid plan.
  ['https://database.example.com', []],
])('what a plan means for %s', (url, findings) => {
  expect(evaluatePlan(url)).toEqual(findings)
})

test.each([
  [response(200, []), '✓', /quote_requests has its columns/],
  [denied, '✓', /quote_requests has its columns/],
  [response(404, { code: 'PGRST205' }), '✗', /quote_requests is missing/],
  [response(400, { code: '42703', message: 'column pets does not exist' }), '✗', /lacks a column: column pets/],
  [silent, '✗', /cannot be looked at/],
])('%#: a table is %s', (given, status, text) => {
  expect(evaluateColumns({ table: 'quote_requests', operation: 'read', response: given })).toEqual(
    finding(status, text),
  )
})

describe('what the public key may do', () => {
  const tryAll = (posture: 'open' | 'locked', changed: Record<string, HttpResponse> = {}) =>
    Object.keys(TABLES).flatMap((table) =>
      (['read', 'insert', 'update', 'delete'] as const).map((operation) => {
        const isAllowed = TABLES[table]?.[posture].includes(operation)
        return { table, operation, response: changed[`${operation} ${table}`] ?? (isAllowed ? response(204) : denied) }
      }),
    )

  test.each([
    ['locked', 'locked', [finding('✓', /with the lock/)]],
    ['open', 'open', [finding('✓', /without the lock/), finding('!', /the lock is off/)]],
    ['open', 'locked', [finding('✗', /^Anyone can read quote requests: the lock is off/)]],
    ['locked', 'open', [finding('✗', /^The lock is on, but VITE_ADMIN_EMAIL is not set/)]],
  ] as const)('a database %s, settings %s', (actual, posture, findings) => {
    expect(evaluatePrivileges(tryAll(actual), posture)).toEqual(findings)
  })

  test('one privilege too many and one too few', () => {
    const attempts = tryAll('locked', { 'read ContactForm': response(200), 'insert quote_requests': denied })
    expect(evaluatePrivileges(attempts, 'locked').map(({ text }) => text)).toEqual([
      'Visitors cannot insert quote_requests.',
      'Anyone can read ContactForm.',
    ])
  })
})

test.each([
  [response(200, { disable_signup: true }), ['✓', '!']],
  [response(200, { disable_signup: false }), ['✗', '!']],
  [silent, ['✗']],
])('%#: with the lock, Auth answers and sign-up is closed', (given, statuses) => {
  expect(evaluateAuth(given, 'owner@example.com').map(({ status }) => status)).toEqual(statuses)
})

describe('with the lock, the bucket of photos', () => {
  // Storage's responses: the status in the body is the real one.
  const missing = (message: string) => response(400, { statusCode: '404', message })
  const fine = {
    photo: missing('Object not found'),
    list: response(200, []),
    upload: response(400, { statusCode: '403', message: 'new row violates row-level security policy' }),
  }
  test.each([
    [{}, [finding('✓', /can neither upload nor list/)]],
    [{ photo: missing('Bucket not found') }, [finding('✗', /bucket photos is missing/)]],
    [{ upload: response(200, { url: '/object/upload/sign/photos/x?token=y' }) }, [finding('✗', /Anyone can upload/)]],
    [{ list: response(200, [{ name: 'a.webp' }]) }, [finding('✗', /Anyone can list/)]],
    [{ photo: silent, list: silent, upload: silent }, [finding('!', /cannot be looked at \(ECONNREFUSED\)/)]],
    [{ photo: response(404, { message: 'no Route matched' }) }, [finding('!', /cannot be looked at \(404\)/)]],
  ])('%#: is evaluated', (changed, findings) => {
    expect(evaluatePhotos({ ...fine, ...changed })).toEqual(findings)
  })
})

test.each([
  [response(401, 'Nothing is sent: the header x-webhook-secret is wrong.'), '✓', /refuses an unsigned call/],
  [response(404, { code: 'NOT_FOUND' }), '!', /No e-mail/],
  [response(401, { message: 'Missing authorization header' }), '✗', /in its own words \(401\)/],
  [response(500, 'Nothing is sent: NOTIFY_TO is not set.\n'), '✗', /missing or wrong\. .*NOTIFY_TO is not set/],
  [response(200, 'sent'), '✗', /in its own words \(200\)/],
])('%#: the function for e-mails is %s', (given, status, text) => {
  expect(evaluateNotify(given)).toEqual(finding(status, text))
})

describe('the published site', () => {
  const page = (address: string) => response(200, `<link data-page rel="canonical" href="${address}"/>`)
  test.each([
    [page(`${SITE}/`), '✓', /names its address/],
    [page('https://other.example/'), '✗', /says that its address is https:\/\/other/],
    [response(200, '<p>Coming soon'), '✗', /not a page of this site/],
    [response(404), '✗', /answers 404/],
  ])('%#: its home page is %s', (given, status, text) => {
    expect(evaluatePage(given)).toEqual(finding(status, text))
  })

  test('an unknown address must answer 404', () => {
    expect(evaluateUnknown(response(404))).toEqual(finding('✓', /404/))
    expect(evaluateUnknown(response(200))).toEqual(finding('✗', /answers 200, not 404/))
  })

  test.each([
    ['', '✓'],
    ['no-cache', '✓'],
    ['public, max-age=600', '✓'],
    ['s-maxage=31536000, max-age=0', '✓'],
    ['public, max-age=31536000', '✗'],
    ['public,immutable', '✗'],
  ])('a missing file of a build with "%s" is %s', (caching, status) => {
    expect(evaluateMissingAsset({ ...response(404), caching })).toEqual(finding(status, /missing file/))
  })

  const policy = (source: string) => `default-src 'none'; connect-src 'self' ${source}; form-action 'none'`
  test.each([
    [response(200, `<meta http-equiv="Content-Security-Policy" content="${policy(PROJECT)}" />`), '✓'],
    [response(200, policy('https://other.supabase.co')), '✗'],
    [response(200), '✗'],
  ])('%#: its policy must allow calls to the project', (home, status) => {
    expect(evaluatePolicy(home, PROJECT)).toEqual(finding(status, /supabase\.co/))
  })
})

test('the report has a line for each point, and what to do below it', () => {
  const findings = [ok('Fine'), todo('Wrong.', 'npm x'), todo('Also wrong.', 'npm x'), note('Known.', 'docs/y.md')]
  const { text, exitCode } = report([{ title: 'Tables', findings }])
  expect(text.split('\n')).toEqual([
    ...['Tables', '  ✓ Fine', '  ✗ Wrong.', '  ✗ Also wrong.', '    → npm x', '  ! Known.', '    → docs/y.md'],
    ...['', 'Do what is marked ✗, then run this again.'],
  ])
  expect(exitCode).toBe(1)
  expect(report([{ title: 'Tables', findings: [ok('Fine'), note('Known.', 'x')] }]).exitCode).toBe(0)
})
