import fs from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@supabase/lite/pglite'
import { emptyCluster, SUPABASE_ROLES } from '../../supabase/embedded/backend.mjs'
import { insertOf, tables } from './table-rows'

// PostgreSQL as the migrations find and leave it. The embedded backend is kept
// out of it: @supabase/lite could grant rights that no migration names.

const MIGRATIONS = path.join('supabase', 'migrations')

/** What PostgreSQL answers to somebody without the right. */
export const PERMISSION_DENIED = '42501'

/** What these tests ask of a database, be it opened here or a clone. */
export type Sql = Pick<PGlite, 'exec' | 'query' | 'transaction' | 'close'>

/** Who asks: a role, and the claims of the token, as PostgREST hands them on. */
export type Actor = { role: string; claims?: string }

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

/** The project's database before its migrations: as it is by itself, and as a hosted project hands it out. */
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

/** Runs the statement as the actor, tells its rows and how many it touched, and takes everything back. */
export async function tryOut<Row>(
  database: Sql,
  { role = 'postgres', claims, statement, values = [] }: Partial<Actor> & { statement: string; values?: unknown[] },
): Promise<{ rows: Row[]; touched: number }> {
  return database.transaction(async (transaction) => {
    if (claims !== undefined) await transaction.query("select set_config('request.jwt.claims', $1, true)", [claims])
    await transaction.exec(`set local role ${role}`)
    const { rows, affectedRows = 0 } = await transaction.query<Row>(statement, values)
    await transaction.rollback()
    return { rows, touched: Math.max(rows.length, affectedRows) }
  })
}
