import fs from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@supabase/lite/pglite'
import { temporaryFolder } from './temporary-folder.mjs'

/**
 * Creates an empty PostgreSQL cluster once per test run and sets EMPTY_CLUSTER to its dump
 * (supabase/embedded/backend.mjs). It does nothing if EMPTY_CLUSTER is already set.
 */
export async function provideEmptyCluster() {
  if (process.env.EMPTY_CLUSTER) return
  const file = path.join(temporaryFolder('cluster'), 'cluster.tar')
  const database = await PGlite.create()
  const dump = await database.dumpDataDir('none')
  await database.close()
  await fs.writeFile(file, Buffer.from(await dump.arrayBuffer()))
  process.env.EMPTY_CLUSTER = file
}
