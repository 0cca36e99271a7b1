import fs from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { openProject, PERMISSION_DENIED, projects, type Sql, tryOut } from '../support/database-without-backend'
import { actors, lock, makeAdmin } from '../support/lock'
import { type Columns, type Expectation, expectations } from '../support/privilege-expectations'
import { type Cell, describePrivileges, type Operation, type Outcome } from '../support/privileges-page'
import { insertOf, type Table, tables, updateOf } from '../support/table-rows'

const PAGE = 'docs/privileges.md'

/** The statement that tries the operation on the column, or on whole rows. */
function statementOf(operation: Operation, table: Table, column: string) {
  const { name, row, generated } = table
  const value = { ...row, ...generated }[column] ?? ''
  const statements: Record<Operation, string> = {
    select: `select ${column} from ${name}`,
    insert: insertOf(table, { [column]: value }),
    'insert returning': `${insertOf(table)} returning *`,
    update: updateOf(table, { [column]: value }),
    delete: `delete from ${name}`,
    truncate: `truncate ${name}`,
  }
  return statements[operation]
}

/** The outcome of the statement. Any other error than a missing privilege is a mistake in this test. */
async function outcomeOf(database: Sql, actor: keyof typeof actors, statement: string): Promise<Outcome> {
  try {
    const { touched } = await tryOut(database, { ...actors[actor], statement })
    return touched > 0 ? 'yes' : 'none'
  } catch (error) {
    if ((error as { code?: string }).code === PERMISSION_DENIED) return 'no'
    throw error
  }
}

const columnsOf = ({ row, generated }: Table, columns: Columns) =>
  columns === 'rows' ? ['*'] : Object.keys(columns === 'sent' ? row : generated)

const ACTORS = ['visitor', 'signedIn', 'admin'] as const

/** Tries the operation on each column as each actor. */
async function tryCells(database: Sql, [posture, name, columns, operation]: Expectation): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const table of tables.filter((table) => table.name === name)) {
    for (const column of columnsOf(table, columns)) {
      for (const actor of ACTORS) {
        const outcome = await outcomeOf(database, actor, statementOf(operation, table, column))
        cells.push({ posture, table: name, column, operation, actor, outcome })
      }
    }
  }
  return cells
}

for (const { project, before } of projects) {
  describe(`In ${project}`, () => {
    const found = new Map<Expectation, Cell[]>()

    beforeAll(async () => {
      const open = await openProject({ before })
      const locked = await open.clone()
      await lock(locked)
      await makeAdmin(locked)
      for (const expectation of expectations) {
        found.set(expectation, await tryCells({ open, locked }[expectation[0]], expectation))
      }
      await Promise.all([open.close(), locked.close()])
    })

    for (const expectation of expectations) {
      const [posture, table, columns, operation, ...outcomes] = expectation
      const summary = ACTORS.map((actor, index) => `${actor} ${outcomes[index]}`).join(', ')

      test(`${posture}: ${operation} ${columns} of ${table}: ${summary}.`, () => {
        const cells = found.get(expectation) ?? []
        expect(cells).not.toEqual([])
        for (const cell of cells) expect(cell).toEqual({ ...cell, outcome: outcomes[ACTORS.indexOf(cell.actor)] })
      })
    }

    test(`${PAGE} matches the results.`, async () => {
      const page = describePrivileges([...found.values()].flat())
      if (process.env['WRITE_PRIVILEGES']) await fs.writeFile(PAGE, page)
      expect(await fs.readFile(PAGE, 'utf8')).toBe(page)
    })
  })
}

test('The expectations cover every operation on every table in both postures.', () => {
  const kinds = ['sent', 'generated'].flatMap((columns) =>
    ['select', 'insert', 'update'].map((kind) => [columns, kind]),
  )
  const whole = ['insert returning', 'delete', 'truncate'].map((kind) => ['rows', kind])
  const all = ['open', 'locked'].flatMap((posture) =>
    tables.flatMap(({ name }) => [...kinds, ...whole].map((kind) => [posture, name, ...kind].join())),
  )
  expect(expectations.map((expectation) => expectation.slice(0, 4).join()).sort()).toEqual(all.sort())
})
