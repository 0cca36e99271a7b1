import fs from 'node:fs'
import { runCommand } from '../scripts/command-line.mjs'
import { describeLicences } from './licences-page.mjs'

// `npm run licences`: regenerates docs/licences.md from the installed packages.

await runCommand(async () => {
  fs.writeFileSync('docs/licences.md', describeLicences('.'))
  console.log('docs/licences.md is written.')
})
