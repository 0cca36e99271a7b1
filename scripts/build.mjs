import { build } from 'vite'
import { runCommand } from './command-line.mjs'

// `npm run build`: the production build, in dist/.

await runCommand(async () => {
  await build()
})
