import { build } from 'vite'
import { checkSettings, runCommand } from './command-line.mjs'

// `npm run build`: the production build, in dist/.

await runCommand(async () => {
  checkSettings('build')
  await build()
})
