import { createServer } from 'vite'
import { checkSettings, listenOrSay, readServerOptions, runCommand, stopOnSignal } from './command-line.mjs'

// `npm start`: the dev server, on the embedded Supabase unless .env sets a hosted project.

await runCommand(async () => {
  const { port = 5173, ...options } = readServerOptions(process.argv.slice(2))
  checkSettings('serve')
  const server = await createServer({ server: { ...options, port, strictPort: true } })
  await listenOrSay('npm start', port, () => server.listen())
  server.printUrls()
  stopOnSignal(server)
})
