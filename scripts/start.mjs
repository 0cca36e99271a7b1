import { createServer } from 'vite'
import { checkSettings, readServerOptions, runCommand, stopOnSignal } from './command-line.mjs'

// `npm start`: the dev server, on the embedded Supabase unless .env sets a hosted project.

await runCommand(async () => {
  const options = readServerOptions(5173)
  checkSettings('serve')
  const server = await createServer({ server: options })
  await server.listen()
  server.printUrls()
  stopOnSignal(server)
})
