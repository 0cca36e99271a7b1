import fs from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import { SUPABASE_ROLES } from '../../supabase/embedded/backend.mjs'
import { makeCluster } from '../hosted/postgres-cluster.mjs'
import { raiseFloodLimits } from './flood-limits.mjs'
import { startServer } from './server-process.mjs'
import { READ_STORED } from './stored-requests.mjs'

const MIGRATIONS = path.join('supabase', 'migrations')

/**
 * A PostgreSQL server with the project's migrations and a REST API.
 * @param {string} binaries
 * @returns {import('../bench-load.mjs').LoadedBackend}
 */
export function postgresBackend(binaries) {
  const cluster = makeCluster(binaries)
  return {
    name: 'A PostgreSQL server, with REST by @supabase/lite over ten connections',
    async start() {
      const killDatabase = await cluster.start()
      await withDatabase(cluster.folder, async (database) => {
        await migrate(database)
        await raiseFloodLimits((sql) => database.unsafe(sql))
      })
      const { address, kill: killRest } = await startServer('postgres-rest.mjs', { POSTGRES_FOLDER: cluster.folder })
      return { address, kill: () => Promise.all([killRest(), killDatabase()]) }
    },
    async readStored() {
      const kill = await cluster.start()
      /** @type {import('./callers.mjs').StoredRequest[]} */
      const rows = await withDatabase(cluster.folder, (database) => database.unsafe(READ_STORED))
      await kill()
      return rows
    },
  }
}

/** @param {import('postgres').Sql} database */
async function migrate(database) {
  await database.unsafe(SUPABASE_ROLES)
  for (const file of (await fs.readdir(MIGRATIONS)).sort()) {
    await database.unsafe(await fs.readFile(path.join(MIGRATIONS, file), 'utf8'))
  }
}

/**
 * @template T
 * @param {string} folder
 * @param {(database: import('postgres').Sql) => Promise<T>} step
 */
async function withDatabase(folder, step) {
  const database = postgres({ host: folder, username: 'postgres', database: 'postgres', max: 1, onnotice: () => {} })
  try {
    return await step(database)
  } finally {
    await database.end()
  }
}
