import fs from 'node:fs/promises'
import type { Actor, Sql } from './database-without-backend'

// The lock, set up as the owner does it: run supabase/lockdown.sql, then the
// manual step in its last lines.

export const ADMIN_ID = '6f2b6a3e-58f0-4d5f-9c6f-0d2b6a3e58f0'
export const OTHER_ID = '11111111-2222-4333-8444-555555555555'

/** JWT claims. The RLS policies only read the user's id (`sub`). */
export const claimsOf = (sub: unknown) => JSON.stringify({ sub, role: 'authenticated', aud: 'authenticated' })

export const actors = {
  visitor: { role: 'anon', claims: JSON.stringify({ role: 'anon' }) },
  signedIn: { role: 'authenticated', claims: claimsOf(OTHER_ID) },
  admin: { role: 'authenticated', claims: claimsOf(ADMIN_ID) },
} satisfies Record<string, Actor>

const read = (name: string) => fs.readFile(`supabase/${name}.sql`, 'utf8')

export const lock = async (database: Sql) => void (await database.exec(await read('lockdown')))

export const unlock = async (database: Sql) => void (await database.exec(await read('unlock')))

/** Runs the commented-out insert of lockdown.sql with this user id. */
export async function makeAdmin(database: Sql, id = ADMIN_ID): Promise<void> {
  const [, statement = ''] = /^-- +(insert into private\.admins .+;)$/m.exec(await read('lockdown')) ?? []
  if (!statement) throw new Error('supabase/lockdown.sql does not say how somebody becomes the admin')
  await database.exec(statement.replace(/'.+'/, `'${id}'`))
}
