import path from 'node:path'
import { openBackend } from '../../supabase/embedded/backend.mjs'
import { lockDataFolder } from '../../supabase/embedded/data-folder.mjs'
import { makeTempFolder } from '../hosted/left-behind.mjs'
import { raiseFloodLimits } from './flood-limits.mjs'
import { startServer } from './server-process.mjs'
import { READ_STORED } from './stored-requests.mjs'

/** Overrides .env, because this must test the embedded backend. */
const NO_HOSTED_PROJECT = {
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: '',
  VITE_SITE_URL: '',
  VITE_ADMIN_PASSWORD_SHA256: '',
}

/** The embedded backend on a temporary data folder. @returns {import('../bench-load.mjs').LoadedBackend} */
export function embeddedBackend() {
  const folder = makeTempFolder()
  const dataDir = path.join(folder, 'database')
  return {
    name: 'The embedded backend (PGlite), as npm start serves it',
    async start() {
      await withDatabase(dataDir, (database) => raiseFloodLimits(async (sql) => (await database.query(sql)).rows))
      return startServer('embedded-server.mjs', {
        ...NO_HOSTED_PROJECT,
        EMBEDDED_DATA_DIR: dataDir,
        VITE_CACHE_DIR: path.join(folder, 'cache'),
      })
    },
    readStored: () => withDatabase(dataDir, async (database) => (await database.query(READ_STORED)).rows),
  }
}

/**
 * @template T
 * @param {string} dataDir
 * @param {(database: import('../../supabase/embedded/backend.mjs').Backend['database']) => Promise<T>} step
 */
async function withDatabase(dataDir, step) {
  const lock = lockDataFolder(dataDir)
  try {
    const backend = await openBackend({ dataDir })
    try {
      return await step(backend.database)
    } finally {
      await backend.close()
    }
  } finally {
    lock.release()
  }
}
