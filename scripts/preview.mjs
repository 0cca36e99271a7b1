import fs from 'node:fs'
import { preview } from 'vite'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { checkSettings, listenOrSay, readServerOptions, runCommand, stopOnSignal } from './command-line.mjs'

// `npm run preview`: serves the production build in dist/, on the embedded Supabase unless .env sets a hosted project.

await runCommand(async () => {
  const { port = 4173, ...options } = readServerOptions(process.argv.slice(2))
  checkSettings('serve')
  if (!fs.existsSync(`${process.env.BUILD_DIR ?? 'dist'}/index.html`)) {
    throw new PlainError('There is no build to show yet; "npm run build" makes one.')
  }
  const server = await listenOrSay('npm run preview', port, () =>
    preview({ preview: { ...options, port, strictPort: true } }),
  )
  server.printUrls()
  stopOnSignal(server)
})
