import fs from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openProject, PERMISSION_DENIED, projects, type Sql, tryOut } from '../support/database-without-backend'
import { actors, lock, makeAdmin } from '../support/lock'
import {
  ACTORS,
  type Cell,
  describePrivileges,
  type Operation,
  type Outcome,
  type PhotoCell,
} from '../support/privileges-page'
import { addPhoto, addStorage, photoOperations } from '../support/storage'
import { insertOf, type Table, tables, updateOf } from '../support/table-rows'

// docs/privileges.md is the expectation: it says who may do what, and this test tries all of it.

const PAGE = 'docs/privileges.md'

/** The statement that tries the operation on the column, or on whole rows ('*'). */
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

/** Any other error than a missing privilege is a mistake in this test. */
async function outcomeOf(
  database: Sql,
  actor: keyof typeof actors,
  tried: { statement: string; operation?: string },
): Promise<Outcome> {
  try {
    const { touched } = await tryOut(database, { ...actors[actor], ...tried })
    return touched > 0 ? 'yes' : 'none'
  } catch (error) {
    if ((error as { code?: string }).code === PERMISSION_DENIED) return 'no'
    throw error
  }
}

/** Tries every operation on every column of every table as each actor. */
async function tryAll(database: Sql, posture: Cell['posture']) {
  const cells: Cell[] = []
  for (const table of tables) {
    for (const [operations, columns] of [
      [['select', 'insert', 'update'], Object.keys({ ...table.row, ...table.generated })],
      [['insert returning', 'delete', 'truncate'], ['*']],
    ] as const) {
      for (const column of columns) {
        for (const operation of operations) {
          for (const actor of ACTORS) {
            const outcome = await outcomeOf(database, actor, { statement: statementOf(operation, table, column) })
            cells.push({ posture, table: table.name, column, operation, actor, outcome })
          }
        }
      }
    }
  }
  return cells
}

/** Tries every operation on the photos as each actor. */
async function tryPhotos(database: Sql, posture: PhotoCell['posture']) {
  const cells: PhotoCell[] = []
  for (const operation of Object.keys(photoOperations) as PhotoCell['operation'][]) {
    for (const actor of ACTORS) {
      const outcome = await outcomeOf(database, actor, photoOperations[operation])
      cells.push({ posture, operation, actor, outcome })
    }
  }
  return cells
}

for (const { project, before } of projects) {
  test(`in ${project} everybody may do what ${PAGE} says, and nothing else`, { timeout: 120_000 }, async () => {
    const database = await openProject({ before })
    await addStorage(database)
    await addPhoto(database)
    const open = await tryAll(database, 'open')
    const openPhotos = await tryPhotos(database, 'open')
    await lock(database)
    await makeAdmin(database)
    const lockedPhotos = await tryPhotos(database, 'locked')
    const cells = [...open, ...(await tryAll(database, 'locked'))]
    const page = describePrivileges(cells, [...openPhotos, ...lockedPhotos])
    await database.close()
    if (process.env['WRITE_PRIVILEGES']) await fs.writeFile(PAGE, page)
    expect(await fs.readFile(PAGE, 'utf8')).toBe(page)
  })
}
