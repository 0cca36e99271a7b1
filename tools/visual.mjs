import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { runCommand } from '../scripts/command-line.mjs'
import { findBrowser } from '../scripts/test/find-browser.mjs'
import { ownBuild } from '../scripts/test/own-build.mjs'
import { PlainError } from '../supabase/embedded/data-folder.mjs'

// `npm run test:visual [-- Playwright options]`: makes its own build and compares screenshots with the references.
// `-- --update-snapshots` makes new references. They hold for one major version of Chromium on one system with one font.

const MADE_WITH = 'tests/visual/references/made-with.json'

await runCommand(async () => {
  const options = process.argv.slice(2)
  const isUpdate = options.some((option) => option.startsWith('--update-snapshots'))
  const browser = findBrowser()
  const here = await describeRendering(browser)
  const made = fs.existsSync(MADE_WITH) ? JSON.parse(fs.readFileSync(MADE_WITH, 'utf8')).with : 'nothing'
  if (made !== here && !isUpdate) {
    throw new PlainError(
      `The reference screenshots were made with ${made}, but this is ${here}; "npm run test:visual -- --update-snapshots" makes them here, from a state of the site that is known to be good.`,
    )
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'visual-tests-'))
  const env = { ...process.env, ...ownBuild(folder), CHROME_PATH: browser }
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/visual/playwright.config.ts']
  const isGreen = runNode(['scripts/build.mjs'], env) && runNode([...playwright, ...options], env)
  fs.rmSync(folder, { recursive: true, force: true })
  if (isUpdate && isGreen) fs.writeFileSync(MADE_WITH, `{ "with": "${here}" }\n`)
  process.exitCode = isGreen ? 0 : 1
})

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function runNode(args, env) {
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0
}

/** What decides how a page renders: browser, system, and the font of body text. @param {string} executablePath */
async function describeRendering(executablePath) {
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
    const [version] = browser.version().split('.')
    return `Chromium ${version} on ${process.platform} ${process.arch} with ${fonts[0]?.familyName}`
  } finally {
    await browser.close()
  }
}
