import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@supabase/lite/pglite'

/**
 * Creates an empty PostgreSQL cluster once per test run and sets EMPTY_CLUSTER to its dump
 * (supabase/embedded/backend.mjs). No-op if EMPTY_CLUSTER is already set. Returns the cleanup.
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
