import fs from 'node:fs'
import { preview } from 'vite'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { checkSettings, readServerOptions, runCommand, stopOnSignal } from './command-line.mjs'

// `npm run preview`: serves the production build in dist/, on the embedded Supabase unless .env sets a hosted project.

await runCommand(async () => {
  const options = readServerOptions(4173)
  checkSettings('serve')
  if (!fs.existsSync(`${process.env.BUILD_DIR ?? 'dist'}/index.html`)) {
    throw new PlainError('There is no build to show yet; "npm run build" makes one.')
  }
  const server = await preview({ preview: options })
  server.printUrls()
  stopOnSignal(server)
})
