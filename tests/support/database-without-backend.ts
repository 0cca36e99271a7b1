import fs from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@supabase/lite/pglite'
import { SUPABASE_ROLES } from '../../supabase/embedded/backend.mjs'

// PostgreSQL as the migrations find and leave it. The embedded backend is kept
// out of it: @supabase/lite could grant rights that no migration names.

const MIGRATIONS = path.join('supabase', 'migrations')

/** What PostgreSQL answers to somebody without the right. */
export const PERMISSION_DENIED = '42501'

/** What these tests ask of a database, be it opened here or a clone. */
export type Sql = Pick<PGlite, 'exec' | 'query' | 'transaction'>

/** An empty database with the roles that every Supabase project has. */
export async function openEmptyDatabase(): Promise<PGlite> {
  const database = await PGlite.create()
  await database.exec(SUPABASE_ROLES)
  return database
}

export async function migrate(database: Sql): Promise<void> {
  for (const file of (await fs.readdir(MIGRATIONS)).sort()) {
    await database.exec(await fs.readFile(path.join(MIGRATIONS, file), 'utf8'))
  }
}

/** Runs the statement as the role, tells its rows and how many it touched, and takes everything back. */
export async function tryOut<Row>(
  database: Sql,
  { role = 'postgres', statement, values = [] }: { role?: string; statement: string; values?: unknown[] },
): Promise<{ rows: Row[]; touched: number }> {
  return database.transaction(async (transaction) => {
    await transaction.exec(`set local role ${role}`)
    const { rows, affectedRows = 0 } = await transaction.query<Row>(statement, values)
    await transaction.rollback()
    return { rows, touched: Math.max(rows.length, affectedRows) }
  })
}
