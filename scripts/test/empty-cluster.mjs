import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@supabase/lite/pglite'

/**
 * Creates an empty PostgreSQL cluster once for a whole run of tests, as the file that EMPTY_CLUSTER names
 * (supabase/embedded/backend.mjs). An existing one is kept.
 */
export async function provideEmptyCluster() {
  if (process.env.EMPTY_CLUSTER) return async () => {}
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tree-site-cluster-'))
  const file = path.join(folder, 'cluster.tar')
  const database = await PGlite.create()
  const dump = await database.dumpDataDir('none')
  await database.close()
  await fs.writeFile(file, Buffer.from(await dump.arrayBuffer()))
  process.env.EMPTY_CLUSTER = file
  return () => fs.rm(folder, { recursive: true, force: true })
}
