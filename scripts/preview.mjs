import fs from 'node:fs'
import { preview } from 'vite'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { checkSettings, readServerOptions, runCommand, stopOnSignal } from './command-line.mjs'

// `npm run preview`: serves the production build in dist/, on the embedded Supabase unless .env sets a hosted project.

await runCommand(async () => {
  const options = readServerOptions(4173)
  const { isEmbedded, adminEmail } = checkSettings('serve')
  const folder = process.env.BUILD_DIR ?? 'dist'
  if (!fs.existsSync(`${folder}/index.html`)) {
    throw new PlainError('There is no build to show yet; "npm run build" makes one.')
  }
  if (isEmbedded && adminEmail && !isInScripts(`${folder}/assets`, adminEmail)) {
    throw new PlainError(
      `This build is without the lock, and its panel could read nothing; "VITE_ADMIN_EMAIL=${adminEmail} npm run build" makes one with it.`,
    )
  }
  const server = await preview({ preview: options })
  server.printUrls()
  stopOnSignal(server)
})

/** A build with the lock has the admin's e-mail address in its login page. @param {string} folder @param {string} text */
function isInScripts(folder, text) {
  const scripts = fs.readdirSync(folder).filter((name) => name.endsWith('.js'))
  return scripts.some((name) => fs.readFileSync(`${folder}/${name}`, 'utf8').includes(text))
}
