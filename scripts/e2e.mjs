import fs from 'node:fs'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { runCommand } from './command-line.mjs'
import { runPlaywright } from './test/run-playwright.mjs'

// `npm run test:e2e [-- Playwright options]`: runs the end-to-end tests against the last build.

await runCommand(async () => {
  if (!fs.existsSync(`${process.env.BUILD_DIR ?? 'dist'}/index.html`))
    throw new PlainError('There is no build to test yet; "npm run build" makes one.')
  runPlaywright('playwright.config.ts')
})
