import { spawnSync } from 'node:child_process'
import { runCommand } from '../scripts/lib/command-line.mjs'
import { runPlaywright } from '../scripts/lib/run-playwright.mjs'
import { temporaryFolder } from '../scripts/lib/temporary-folder.mjs'
import { testBuildEnv } from '../scripts/lib/test-build-env.mjs'
import { UserError } from '../scripts/lib/user-error.mjs'

// `npm run test:visual [-- Playwright options]`: makes its own build and compares screenshots with the references.
// `-- --update-snapshots` makes new references. They hold for one major version of Chromium on one system with one font.

await runCommand(async () => {
  const env = { ...process.env, ...testBuildEnv(temporaryFolder('visual')) }
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit', env })
  if (status !== 0) throw new UserError('There is no build to look at; the lines above say why.')
  runPlaywright('tests/visual/playwright.config.ts', env)
})
