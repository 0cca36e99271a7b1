import { ADMIN_ID, tokenOf } from '../../tools/hosted/project.mjs'
import { OTHER_ID } from '../support/lock'
import { expectations } from '../support/privilege-expectations'
import type { Operation, Outcome } from '../support/privileges-page'
import { type Table, tables } from '../support/table-rows'
import { expect, test } from './support'

// docs/privileges.md, asked over HTTP. Every write is taken back (Prefer: tx=rollback).

const tokens = {
  visitor: tokenOf('anon'),
  signedIn: tokenOf('authenticated', OTHER_ID),
  admin: tokenOf('authenticated', ADMIN_ID),
}

const nameOf = (identifier: string) => identifier.replaceAll('"', '')

/** HTTP has no truncate. */
type HttpOperation = Exclude<Operation, 'truncate'>

const methods: Record<HttpOperation, string> = {
  select: 'GET',
  insert: 'POST',
  'insert returning': 'POST',
  update: 'PATCH',
  delete: 'DELETE',
}

for (const [posture, name, columns, operation, ...outcomes] of expectations) {
  if (operation === 'truncate') continue
  test(`${posture}: ${operation} ${columns} of ${name}: ${outcomes.join(', ')}`, async ({ project }) => {
    for (const table of tables.filter((table) => table.name === name)) {
      const values = await readValues(project.sql, table)
      const row = Object.fromEntries(Object.keys(table.row).map((column) => [nameOf(column), values[nameOf(column)]]))
      const tried = columns === 'rows' ? ['*'] : Object.keys(columns === 'sent' ? table.row : table.generated)
      for (const column of tried.map(nameOf)) {
        for (const [index, [actor, token]] of Object.entries(tokens).entries()) {
          const query =
            operation === 'select' ? `?select=${column}` : operation === 'insert returning' ? '?select=*' : ''
          const body = {
            insert: { ...row, [column]: values[column] },
            'insert returning': row,
            update: { [column]: values[column] },
          }
          const isWrite = operation in body
          const response = await fetch(`${project.url}/rest/v1/${nameOf(name)}${query}`, {
            method: methods[operation],
            headers: {
              apikey: project.anonKey,
              authorization: `Bearer ${token}`,
              'content-type': 'application/json',
              prefer: `count=exact,tx=rollback,return=${operation === 'insert returning' ? 'representation' : 'minimal'}`,
            },
            ...(isWrite && { body: JSON.stringify(body[operation as keyof typeof body]) }),
          })
          expect(await outcomeOf(response), `${actor}, ${column}`).toBe(outcomes[index])
        }
      }
    }
  })
}

/** The SQL values of a table's sample row, as JSON. */
async function readValues(sql: import('postgres').Sql, { row, generated }: Table): Promise<Record<string, unknown>> {
  const columns = Object.entries({ ...row, ...generated }).map(([column, value]) => `'${nameOf(column)}', ${value}`)
  const [found] = await sql.unsafe(`select json_build_object(${columns}) as values`)
  return found?.['values']
}

/** Any other refusal than a missing privilege is a mistake in this test. */
async function outcomeOf(response: Response): Promise<Outcome> {
  const text = await response.text()
  if (response.ok)
    return Number(response.headers.get('content-range')?.split('/')[1]) > 0 || response.status === 201 ? 'yes' : 'none'
  expect(text).toContain('42501')
  expect([401, 403]).toContain(response.status)
  return 'no'
}
