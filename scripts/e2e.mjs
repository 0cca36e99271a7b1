import fs from 'node:fs'
import { allowedConnections } from './build/security-headers.mjs'
import { runCommand } from './lib/command-line.mjs'
import { runPlaywright } from './lib/run-playwright.mjs'
import { UserError } from './lib/user-error.mjs'

// `npm run test:e2e [-- Playwright options]`: runs the end-to-end tests against the last build.

await runCommand(async () => {
  const home = `${process.env.BUILD_DIR ?? 'dist'}/index.html`
  if (!fs.existsSync(home)) throw new UserError('There is no build to test yet; "npm run build" makes one.')
  if (allowedConnections(fs.readFileSync(home, 'utf8')).join() !== "'self'") {
    throw new UserError(
      'The last build is for a hosted project. Build without VITE_SUPABASE_URL: the tests write and delete.',
    )
  }
  runPlaywright('playwright.config.ts')
})
