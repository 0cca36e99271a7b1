import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { runCommand } from '../scripts/command-line.mjs'
import { findBrowser } from '../scripts/test/find-browser.mjs'
import { ownBuild } from '../scripts/test/own-build.mjs'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { findHeavy, majorOf, sayDifference, sizesIn } from './visual-references.mjs'

// `npm run test:visual [-- Playwright options]` makes its own build and compares screenshots with the references;
// `npm run screenshots` updates the references.

const REFERENCES = 'tests/visual/references'
const PAINTER = path.join(REFERENCES, 'made-with.json')

await runCommand(async () => {
  const [first, ...others] = process.argv.slice(2)
  const isUpdate = first === '--renew'
  const options = isUpdate ? others : process.argv.slice(2)
  const browser = findBrowser()
  const here = await readPainter(browser)
  const made = fs.existsSync(PAINTER) ? JSON.parse(fs.readFileSync(PAINTER, 'utf8')) : undefined
  const difference = sayDifference(made, here)
  if (difference && !isUpdate) throw new PlainError(difference)
  if (difference && options.length > 0) throw new PlainError(`A part alone cannot be renewed. ${difference}`)

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'visual-tests-'))
  try {
    const env = { ...process.env, ...ownBuild(folder), CHROME_PATH: browser }
    build(env)
    // A full update deletes all references first, so removed screens leave no stale ones.
    if (isUpdate && options.length === 0) fs.rmSync(REFERENCES, { recursive: true, force: true })
    const { status } = spawnSync(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config=playwright.visual.config.ts',
        ...(isUpdate ? ['--update-snapshots=all'] : []),
        ...options,
      ],
      { stdio: 'inherit', env },
    )
    process.exitCode = status ?? 1
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
  if (isUpdate && process.exitCode === 0) finish(here)
})

/** @param {NodeJS.ProcessEnv} env */
function build(env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { encoding: 'utf8', env })
  if (status !== 0) throw new PlainError(`The build failed:\n${stdout}${stderr}`)
}

/** The environment of this machine. `font` is the font that body text actually renders in. @param {string} executablePath */
async function readPainter(executablePath) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage()
    await page.setContent('<p style="font-family: system-ui, sans-serif">Oak</p>')
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return {
      browser: majorOf(browser.version()),
      system: `${process.platform} ${process.arch}`,
      font: fonts[0]?.familyName ?? 'unknown',
    }
  } finally {
    await browser.close()
  }
}

/** @param {import('./visual-references.mjs').Painter} painter */
function finish(painter) {
  fs.writeFileSync(PAINTER, `${JSON.stringify(painter, undefined, 2)}\n`)
  const heavy = findHeavy(sizesIn(REFERENCES))
  const sizes = Object.values(sizesIn(REFERENCES))
  const kib = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)
  console.log(`${sizes.length} references, ${kib} KiB; look at them (git diff) before they are committed.`)
  if (heavy.length > 0) throw new PlainError(`The references are too heavy for the repository: ${heavy.join(', ')}.`)
}
