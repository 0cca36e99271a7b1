import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runCommand } from '../scripts/command-line.mjs'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { chooseEngines, findEngines } from './find-engines.mjs'
import { writeWatchedBuild } from './watched-build.mjs'

// `npm run test:engines [-- firefox webkit]`: runs tests/engines against the last build, in the installed Firefox and
// WebKit.

await runCommand(async () => {
  const requested = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
  const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'))
  const engines = findEngines()
  const { run, missing, problem } = chooseEngines(Object.keys(engines), requested)
  if (problem) throw new PlainError(problem)
  for (const installHint of missing) console.log(`Missing, and left out. ${installHint}`)

  const build = process.env.BUILD_DIR ?? 'dist'
  if (!fs.existsSync(`${build}/index.html`))
    throw new PlainError('There is no build to test yet; "npm run build" makes one.')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'engine-tests-'))
  try {
    const copy = path.join(folder, 'dist')
    writeWatchedBuild(build, copy)
    const { status } = spawnSync(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config=playwright.engines.config.ts',
        ...run.map((name) => `--project=${name}`),
        ...options,
      ],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          ...Object.assign({}, ...Object.values(engines)),
          BUILD_DIR: copy,
          EMBEDDED_DATA_DIR: path.join(folder, 'database'),
        },
      },
    )
    process.exitCode = status ?? 1
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
