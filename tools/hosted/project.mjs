import { createHmac } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import { startGateway } from './gateway.mjs'
import { makeCluster } from './postgres-cluster.mjs'
import { findPostgrest, startPostgrest } from './postgrest.mjs'

// A hosted Supabase project on this machine: PostgreSQL and PostgREST, the roles and default privileges of a project,
// and our migrations.

const MIGRATIONS = path.join('supabase', 'migrations')
const JWT_SECRET = 'a-secret-of-these-tests-only-0123456789'

/** A project's roles, and the default privileges that projects had until 2026. Newer ones grant less. */
const NEW_PROJECT = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`

export const ADMIN_ID = '6f2b6a3e-58f0-4d5f-9c6f-0d2b6a3e58f0'

/**
 * A JWT as Supabase Auth signs it, valid for a day.
 * @param {string} role @param {string} [sub] the user's id
 */
export function tokenOf(role, sub) {
  const now = Math.floor(Date.now() / 1000)
  const body = [
    { alg: 'HS256', typ: 'JWT' },
    { iss: 'supabase', role, sub, aud: role, iat: now, exp: now + 86_400 },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${body}.${createHmac('sha256', JWT_SECRET).update(body).digest('base64url')}`
}

/**
 * Starts the project on a free port. `isLocked` also runs supabase/lockdown.sql and makes ADMIN_ID the admin; `isEmpty`
 * leaves it without the migrations.
 * @param {{ isLocked: boolean, isEmpty?: boolean }} options
 */
export async function startProject({ isLocked, isEmpty = false }) {
  const binary = findPostgrest()
  const cluster = makeCluster()
  cluster.start()
  const sql = postgres({ host: cluster.folder, username: 'postgres', database: 'postgres', max: 2, onnotice: () => {} })
  await sql.unsafe(NEW_PROJECT)
  for (const file of isEmpty ? [] : (await fs.readdir(MIGRATIONS)).sort()) {
    await sql.unsafe(await fs.readFile(path.join(MIGRATIONS, file), 'utf8'))
  }
  if (isLocked) {
    // The file has a transaction of its own, which the driver allows on a reserved connection only.
    const connection = await sql.reserve()
    await connection.unsafe(await fs.readFile('supabase/lockdown.sql', 'utf8'))
    connection.release()
    await sql`insert into private.admins (user_id) values (${ADMIN_ID})`
  }

  const socket = path.join(cluster.folder, 'postgrest.sock')
  const startRest = () => startPostgrest(binary, { socketFolder: cluster.folder, socket, jwtSecret: JWT_SECRET })
  let killRest = await startRest()
  const anonKey = tokenOf('anon')
  const gateway = await startGateway({ postgrestSocket: socket, key: anonKey })
  return {
    url: gateway.url,
    anonKey,
    setLatency: gateway.setLatency,
    /** The owner's connection string, as the dashboard shows it. */
    connection: `postgresql://postgres@/postgres?host=${encodeURIComponent(cluster.folder)}`,
    /** Runs SQL as the owner of the database. */
    sql,
    killRest: () => killRest(),
    startRest: async () => {
      killRest = await startRest()
    },
    /** Kills the database without a checkpoint. */
    killDatabase: cluster.kill,
    startDatabase: cluster.start,
    stop: async () => {
      gateway.close()
      await sql.end({ timeout: 1 })
      await killRest()
      cluster.kill()
    },
  }
}
