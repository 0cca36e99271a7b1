import fs from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@supabase/lite/pglite'
import { emptyCluster, SUPABASE_ROLES } from '../../supabase/embedded/backend.mjs'
import { insertOf, tables } from './table-rows'

// PostgreSQL with the migrations alone. It bypasses the embedded backend, because
// @supabase/lite could add grants that no migration has.

const MIGRATIONS = path.join('supabase', 'migrations')

/** SQLSTATE of a missing privilege, or of a row that RLS refuses. */
export const PERMISSION_DENIED = '42501'

/** The methods that the tests use. A clone of a database has them too. */
export type Sql = Pick<PGlite, 'exec' | 'query' | 'transaction' | 'close'>

/** A database role and the JWT claims, as PostgREST sets them, and the operation that Supabase Storage sets. */
export type Actor = { role: string; claims?: string | undefined; operation?: string }

/** An empty database with the roles that every Supabase project has. */
export async function openEmptyDatabase(): Promise<PGlite> {
  const database = await PGlite.create(await emptyCluster())
  await database.exec(SUPABASE_ROLES)
  return database
}

export async function migrate(database: Sql): Promise<void> {
  for (const file of (await fs.readdir(MIGRATIONS)).sort()) {
    await database.exec(await fs.readFile(path.join(MIGRATIONS, file), 'utf8'))
  }
}

/** The default privileges before the migrations: none, or those of a hosted Supabase project. */
export const projects = [
  { project: 'a project without default privileges', before: '' },
  {
    project: 'a hosted project, where new tables are open to everybody',
    before: ['in schema public', '']
      .flatMap((place) => ['tables', 'functions', 'sequences'].map((kind) => `${place} grant all on ${kind}`))
      .concat(' grant usage on schemas')
      .map((grant) => `alter default privileges ${grant} to anon, authenticated, service_role;`)
      .join('\n'),
  },
]

/** A database with all migrations and one row in each table. */
export async function openProject({ before }: { before: string }): Promise<PGlite> {
  const database = await openEmptyDatabase()
  await database.exec(before)
  await migrate(database)
  for (const table of tables) await database.exec(insertOf(table))
  return database
}

/** Runs the statement as the actor, returns its rows and how many it touched, and rolls back. */
export async function tryOut<Row>(
  database: Sql,
  {
    role = 'postgres',
    claims,
    operation,
    statement,
    values = [],
  }: Partial<Actor> & { statement: string; values?: unknown[] },
): Promise<{ rows: Row[]; touched: number }> {
  return database.transaction(async (transaction) => {
    if (claims !== undefined) await transaction.query("select set_config('request.jwt.claims', $1, true)", [claims])
    if (operation) await transaction.query("select set_config('storage.operation', $1, true)", [operation])
    await transaction.exec(`set local role ${role}`)
    const { rows, affectedRows = 0 } = await transaction.query<Row>(statement, values)
    await transaction.rollback()
    return { rows, touched: Math.max(rows.length, affectedRows) }
  })
}
