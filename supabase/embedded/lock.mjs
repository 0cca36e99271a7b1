import fs from 'node:fs/promises'
import path from 'node:path'
import { LOCAL_ADMIN_PASSWORD, LOCAL_ANON_KEY } from './local-settings.mjs'

// Applies the lock (supabase/lockdown.sql) to the embedded backend and creates its admin. A start without the lock
// reverts it.

const LOCKDOWN = path.join('supabase', 'lockdown.sql')
const UNLOCK = path.join('supabase', 'unlock.sql')

/** @typedef {import('@electric-sql/pglite').PGlite} Database */

/**
 * @param {Database} database
 * @param {(request: Request) => Response | Promise<Response>} fetch handles requests to Supabase Auth
 * @param {string} email of the admin; the password is LOCAL_ADMIN_PASSWORD
 */
export async function lock(database, fetch, email) {
  const { rows } = await database.query('select from auth.users where email = $1', [email])
  if (rows.length === 0) await signUp(fetch, email)
  await database.exec(await fs.readFile(LOCKDOWN, 'utf8'))
  await database.query(
    'insert into private.admins select id::uuid from auth.users where email = $1 on conflict do nothing',
    [email],
  )
}

/** @param {Database} database */
export async function unlock(database) {
  const { rows } = await database.query("select where to_regclass('private.admins') is not null")
  if (rows.length > 0) await database.exec(await fs.readFile(UNLOCK, 'utf8'))
}

/** @param {(request: Request) => Response | Promise<Response>} fetch @param {string} email */
async function signUp(fetch, email) {
  const response = await fetch(
    new Request('http://localhost/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: LOCAL_ANON_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: LOCAL_ADMIN_PASSWORD }),
    }),
  )
  if (!response.ok) throw new Error(`The local admin ${email} could not be made: ${await response.text()}`)
}
