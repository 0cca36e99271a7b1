import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeFailure } from '../../../tools/doctor/ask.mjs'
import { buildCall, type Cell, readCells } from '../../../tools/doctor/cells.mjs'
import { judgeNotify } from '../../../tools/doctor/emails.mjs'
import { note, ok, todo } from '../../../tools/doctor/finding.mjs'
import { judgeAuth } from '../../../tools/doctor/lock.mjs'
import { judgePrivileges } from '../../../tools/doctor/privileges.mjs'
import { judgeProject } from '../../../tools/doctor/project.mjs'
import { judgeLimits, judgeTable } from '../../../tools/doctor/tables.mjs'
import { answer, finding, PROJECT, silent } from '../../support/doctor-answers'

// What `npm run doctor` makes of a project's answers. tests/tools/doctor.test.ts and
// tests/hosted/doctor.spec.ts run the command.

describe('project', () => {
  test.each([
    ['ENOTFOUND', 'its name does not resolve'],
    ['ECONNREFUSED', 'nothing listens there'],
    ['CERT_HAS_EXPIRED', 'its certificate is not valid (CERT_HAS_EXPIRED)'],
    ['ECONNRESET', 'the connection broke (ECONNRESET)'],
  ])('%s: %s', (code, sentence) => {
    expect(describeFailure(new TypeError('fetch failed', { cause: { code } }))).toBe(sentence)
  })

  test.each([
    [answer(200, []), 'ok', /answers and accepts the key/],
    [answer(401, { code: '42501', message: 'permission denied' }), 'ok', /answers/],
    [answer(404, { code: 'PGRST205' }), 'ok', /answers/],
    [answer(401, { message: 'Invalid API key' }), 'todo', /does not accept the key \(401: Invalid API key\)/],
    [answer(540), 'todo', /is paused/],
    [answer(503, { message: 'Your project is paused' }), 'todo', /is paused/],
    [answer(503, { code: 'PGRST002', message: 'No schema cache' }), 'unknown', /a problem \(503: No schema cache\)/],
    [answer(200, '<!doctype html>'), 'todo', /not as a Supabase project/],
    [silent, 'unknown', /cannot be reached: nothing listens there/],
  ])('%#: an answer is %o', (given, mark, text) => {
    expect(judgeProject(given)).toEqual(finding(mark, text))
  })
})

const cells = readCells(fs.readFileSync('docs/privileges.md', 'utf8'))

test('every call is one that changes no row', () => {
  for (const cell of cells) {
    const [path, { method = 'GET', headers = {}, body = '[]' } = {}] = buildCall(cell)
    if (method === 'GET') expect(path).toContain('limit=0')
    else if (method === 'POST') {
      expect(headers).toHaveProperty('accept', 'application/vnd.pgrst.object+json')
      expect(JSON.parse(String(body))).toHaveLength(2)
    } else expect(path).toMatch(/\?and=\(id\.is\.null,id\.not\.is\.null\)$/)
  }
})

describe('tables', () => {
  const migrations = [
    {
      name: '1_tables.sql',
      text: '-- create table public.old\ncreate table public."ContactForm" (\n id uuid, -- a; b\n "Email" text);',
    },
    { name: '2_pets.sql', text: 'alter table public."ContactForm" add column pets text;' },
    {
      name: '3_phones.sql',
      text: 'alter table public.quote_requests add constraint quote_requests_phone_length check (true);',
    },
  ]
  const ask = (column: string, given = answer(200, [])) => ({
    cell: { column, operation: 'select' } as Cell,
    answer: given,
  })
  const judge = (...selects: ReturnType<typeof ask>[]) => judgeTable('ContactForm', selects, migrations, PROJECT)
  const denied = answer(401, { code: '42501' })

  test('a table with its columns, readable or not', () => {
    expect(judge(ask('Email'), ask('id', denied))).toEqual(ok('ContactForm has its 2 columns'))
  })

  test.each(['42P01', 'PGRST205'])('a missing table (%s) is named with its migration', (code) => {
    expect(judge(ask('Email', answer(404, { code })))).toEqual(
      todo(
        'The table ContactForm is missing.',
        'npx supabase login; npx supabase link --project-ref abc; npx supabase db push (docs/going-live.md, step 2; it runs 1_tables.sql)',
      ),
    )
  })

  test.each([
    ['Email', '1_tables.sql'],
    ['pets', '2_pets.sql'],
  ])('the missing column %s is named with its migration', (column, file) => {
    expect(judge(ask('id'), ask(column, answer(400, { code: '42703' })))).toEqual(
      finding('todo', `The table ContactForm has no column ${column}.`, file),
    )
  })

  test('a table that does not answer cannot be looked at', () => {
    expect(judge(ask('id'), ask('Email', silent))).toEqual(finding('unknown', 'cannot be looked at'))
  })

  const refusal = (constraint: string) =>
    answer(400, { code: '23514', message: `new row violates check constraint "${constraint}"` })

  test.each([
    [refusal('quote_requests_services_count'), [finding('ok', /takes what its form sends/)]],
    [refusal('quote_requests_phone_length'), [finding('todo', /requests would be lost/, '3_phones.sql')]],
    [answer(406, { code: 'PGRST116' }), [finding('todo', /has no limits/)]],
    [denied, []],
  ])('%#: limits that are missing are named', (given, findings) => {
    expect(judgeLimits(given, migrations, PROJECT)).toEqual(findings)
  })
})

describe('privileges', () => {
  const yes = answer(204)
  const no = answer(401, { code: '42501' })
  const tryAll = (actual: 'open' | 'locked', change: (cell: Cell) => typeof yes | undefined = () => undefined) =>
    cells.map((cell) => ({ cell, answer: change(cell) ?? (cell.expected[actual] ? yes : no) }))

  test.each(['open', 'locked'] as const)('those of the page, %s', (posture) => {
    const [first, ...rest] = judgePrivileges(tryAll(posture), posture)
    expect(first).toEqual(finding('ok', /101 cells/))
    expect(rest).toEqual(
      posture === 'open' ? [note('Anyone can read quote requests: the lock is off.', 'docs/lock.md')] : [],
    )
  })

  test('a lock that the settings name and the database does not have', () => {
    expect(judgePrivileges(tryAll('open'), 'locked')).toEqual([
      todo(
        'Anyone can read quote requests: the lock is off.',
        'run supabase/lockdown.sql in the SQL editor (docs/lock.md)',
      ),
    ])
  })

  test('a lock that the settings do not name', () => {
    expect(judgePrivileges(tryAll('locked'), 'open')).toEqual([
      finding('todo', 'The lock is on', 'VITE_ADMIN|docs/lock.md'),
    ])
  })

  test('one privilege too many, and one too few', () => {
    const extra = tryAll('locked', ({ table, column, operation }) => {
      if (`${table} ${operation}` === 'ContactForm select') return yes
      if (`${table} ${column} ${operation}` === 'quote_requests phone insert') return no
    })
    expect(judgePrivileges(extra, 'locked').map(({ text }) => text)).toEqual([
      'Visitors cannot insert quote_requests (phone).',
      'Anyone can read ContactForm (FullName, Email, PhoneNumber, Description, id, created_at).',
    ])
  })

  test('an answer that does not tell', () => {
    const tried = tryAll('open', ({ operation }) => (operation === 'delete' ? answer(502) : undefined))
    expect(judgePrivileges(tried, 'open')).toEqual([finding('unknown', 'delete on blog_posts was answered with 502')])
  })
})

test.each([
  [answer(200, { disable_signup: true, external: { email: true } }), ['ok', 'ok', 'note']],
  [answer(200, { disable_signup: false, external: { email: true } }), ['ok', 'todo', 'note']],
  [answer(200, { disable_signup: true, external: { email: false } }), ['ok', 'ok', 'todo', 'note']],
  [answer(404), ['unknown']],
  [answer(200, '<html>'), ['unknown']],
  [silent, ['unknown']],
])('%#: with the lock, Auth answers and sign-up is closed', (given, marks) => {
  expect(judgeAuth(given, 'owner@example.com').map(({ mark }) => mark)).toEqual(marks)
})

test.each([
  [
    answer(401, 'Nothing is sent: the header x-webhook-secret is missing or wrong.\n'),
    'ok',
    /refuses an unsigned call/,
  ],
  [answer(404, { code: 'NOT_FOUND' }), 'note', /No e-mail/],
  [answer(401, { code: 401, message: 'Missing authorization header' }), 'todo', /asks for a login/],
  [answer(500, 'Nothing is sent: NOTIFY_TO is not set.\n'), 'todo', /NOTIFY_TO is not set/],
  [answer(200, 'sent'), 'todo', /accepts an unsigned call/],
  [answer(400, 'Nothing is sent: the payload is no JSON.'), 'todo', /accepts an unsigned call/],
  [answer(503, { code: 'BOOT_ERROR' }), 'unknown', /does not answer \(503\)/],
  [silent, 'unknown', /does not answer/],
])('%#: the function for e-mails is %s', (given, mark, text) => {
  expect(judgeNotify(given)).toEqual(finding(mark, text))
})
