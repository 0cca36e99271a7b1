import { runCommand } from '../scripts/lib/command-line.mjs'
import { runPlaywright } from '../scripts/lib/run-playwright.mjs'
import { findPostgres } from './hosted/postgres-cluster.mjs'
import { findPostgrest } from './hosted/postgrest.mjs'

// `npm run test:hosted [-- Playwright options]`: the site in a real browser over a real PostgreSQL and PostgREST, as
// hosted Supabase runs them, without and with the lock.

await runCommand(async () => {
  // Throw a clear error first if one of them is missing.
  findPostgres()
  findPostgrest()
  runPlaywright('tests/hosted/playwright.config.ts')
})
