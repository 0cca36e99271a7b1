import { Blob } from 'node:buffer'
import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { LocalDataError } from './data-folder.mjs'
import { LOCAL_ANON_KEY, LOCAL_TOKEN_SECRET } from './local-settings.mjs'
import { lock, unlock } from './lock.mjs'
import { photoFiles, STORAGE_GRANTS } from './photo-files.mjs'

// The embedded Supabase of `npm start`, `npm run preview` and the tests, in the same process: @supabase/lite serves the
// REST API, PGlite (PostgreSQL in WebAssembly) stores the rows.

const MIGRATIONS = path.join('supabase', 'migrations')
const SEED = path.join('supabase', 'seed.sql')

/** The maximum number of rows in one insert. */
const MAX_ROWS = 1000

// PostgreSQL's error classes for missing or corrupt files: 58 (system error) and XX (internal error).
const DAMAGE = /^(58|XX)/

// What this database already has. The names are those of the Supabase CLI.
const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, name text);
create table if not exists supabase_migrations.seed_files (path text primary key);`

/** The roles that every Supabase project has. */
export const SUPABASE_ROLES = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;`

/**
 * Opens the backend on a data folder (in memory without one) and applies all migrations. The process must own the
 * folder (claimDataFolder) and run in the project root. `adminEmail` turns on the lock and Supabase Auth.
 * @param {{ dataDir?: string, seed?: boolean, adminEmail?: string | undefined }} [options]
 */
export async function openBackend({ dataDir, seed = true, adminEmail } = {}) {
  const [{ App, setExperimental }, { createPgliteConnection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
  ])
  const connection = await open(createPgliteConnection, dataDir)
  const database = connection.driver
  const applied = await prepare(database, seed).catch(async (error) => {
    await keepExitCode(() => connection.close()).catch(() => {})
    throw dataDir && DAMAGE.test(error.code) ? cannotOpen(dataDir, error) : error
  })
  // By default, @supabase/lite grants every table to anon. 'active' means that RLS is already set up, so it keeps the
  // grants of the migrations.
  connection['rlsState'] = 'active'

  const photos = dataDir && path.join(dataDir, 'photos')
  // Without the lock, only existing photos are served.
  const hasStorage = Boolean(photos && (adminEmail || existsSync(photos)))
  if (hasStorage) setExperimental('storage', true)
  const app = new App({
    connection,
    auth: { enabled: Boolean(adminEmail), publishable_key: LOCAL_ANON_KEY, jwt_secret: LOCAL_TOKEN_SECRET },
    storage: { enabled: hasStorage },
    options: { server: { admin: false } },
  })
  if (photos) app._storageAdapter = photoFiles(photos)
  await app.init()
  if (adminEmail) {
    await app.ensureSystemSchema()
    if (hasStorage) await database.exec(STORAGE_GRANTS)
    await lock(database, (request) => app.fetch(request), adminEmail)
  } else {
    await unlock(database)
  }

  // Requests run one at a time: PGlite has one session, and @supabase/lite starts a transaction without waiting for the
  // previous one to end, so that the rollback of one request would also undo another's row.
  /** @type {Promise<unknown>} */
  let last = Promise.resolve()

  return {
    app,
    database,
    applied,
    /** Handles a request to Supabase's REST, Auth or Storage API. */
    fetch(/** @type {Request} */ request) {
      const response = last.then(async () => (await refuseManyRows(request)) ?? app.fetch(request))
      last = response.catch(() => {})
      return response
    },
    close: () => keepExitCode(() => connection.close()),
  }
}

/** @typedef {Awaited<ReturnType<typeof openBackend>>} Backend */

/**
 * PGlite reads the number of a query's parameters as a signed 16-bit integer: above 32,767 it breaks permanently, and
 * answers every later request as if it had succeeded.
 * @param {Request} request
 */
async function refuseManyRows(request) {
  if (request.method !== 'POST') return null
  const rows = await request
    .clone()
    .json()
    .catch(() => null)
  if (!Array.isArray(rows) || rows.length <= MAX_ROWS) return null
  return Response.json({ message: `The local database takes at most ${MAX_ROWS} rows at once.` }, { status: 413 })
}

/**
 * PGlite sets the exit code of the process: 99 when it opens, with which Vite would exit on SIGTERM, and 0 when it
 * closes, with which a failed run of the tests would count as passed.
 * @template Result @param {() => Promise<Result>} action @returns {Promise<Result>}
 */
async function keepExitCode(action) {
  const { exitCode } = process
  try {
    return await action()
  } finally {
    process.exitCode = exitCode
  }
}

/** @param {typeof import('@supabase/lite/pglite').createPgliteConnection} createConnection @param {string} [dataDir] */
async function open(createConnection, dataDir) {
  try {
    // A plain path: a `file:` prefix would create a folder named `file:`.
    const isNew = !dataDir || !existsSync(dataDir)
    const pgliteOptions = isNew ? await emptyCluster() : {}
    return await keepExitCode(async () => {
      const connection = await createConnection({ ...(dataDir && { url: path.resolve(dataDir) }), pgliteOptions })
      await connection.driver.waitReady
      return connection
    })
  } catch (error) {
    throw dataDir ? cannotOpen(dataDir, error) : error
  }
}

/**
 * EMPTY_CLUSTER names a PGlite dump of an empty cluster. The tests open many databases, and creating one takes seconds.
 * @returns {Promise<{ loadDataDir?: globalThis.Blob }>}
 */
export async function emptyCluster() {
  const file = process.env.EMPTY_CLUSTER
  if (!file) return {}
  // Node's Blob: PGlite cannot read the Blob of jsdom, which the tests have as a global.
  const dump = /** @type {unknown} */ (new Blob([await fs.readFile(file)]))
  return { loadDataDir: /** @type {globalThis.Blob} */ (dump) }
}

/** @param {string} dataDir @param {unknown} error */
function cannotOpen(dataDir, error) {
  // Emscripten throws objects that are not Errors, some without a message.
  const { message, name } = /** @type {{ message?: string, name?: string }} */ (error)
  return new LocalDataError(
    `The local data in ${dataDir} cannot be opened (${(message || name || 'damaged').split('\n')[0]}); "npm run db:reset" starts over with fresh sample data.`,
  )
}

/** @param {import('@electric-sql/pglite').PGlite} database @param {boolean} seed */
async function prepare(database, seed) {
  await database.exec(SUPABASE_ROLES + HISTORY)
  const applied = await applyMigrations(database)
  if (seed) await loadSeedOnce(database)
  return applied
}

/**
 * Applies the pending migrations in the order of their names, each in its own transaction.
 * @param {import('@electric-sql/pglite').PGlite} database
 */
async function applyMigrations(database) {
  /** @type {string[]} */
  const applied = []
  for (const file of (await fs.readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()) {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? []
    if (!version) {
      throw new LocalDataError(
        `${file} in ${MIGRATIONS} is not a valid migration name: it must begin with 14 digits, as in 20261120090000_add_table.sql.`,
      )
    }
    const sql = await fs.readFile(path.join(MIGRATIONS, file), 'utf8')
    await database.transaction(async (transaction) => {
      const { rows } = await transaction.query('select from supabase_migrations.schema_migrations where version = $1', [
        version,
      ])
      if (rows.length > 0) return
      await transaction.exec(sql)
      await transaction.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
        version,
        name,
      ])
      applied.push(file)
    })
  }
  return applied
}

/**
 * Loads the seed, unless this database already has it.
 * @param {import('@electric-sql/pglite').PGlite} database
 */
async function loadSeedOnce(database) {
  const seed = await fs.readFile(SEED, 'utf8')
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.query('select from supabase_migrations.seed_files')
    if (rows.length > 0) return
    await transaction.exec(seed)
    await transaction.query('insert into supabase_migrations.seed_files values ($1)', [SEED])
  })
}
