import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { LOCAL_ADMIN_PASSWORD } from '../../supabase/embedded/local-settings.mjs'
import type { readSettings } from '../build/settings.mjs'

/** What `npm start` and `npm run preview` do in addition to serving. */
export function localServer(settings: ReturnType<typeof readSettings>): Plugin {
  const configure = ({ httpServer, config: { logger } }: ViteDevServer | PreviewServer) => {
    for (const warning of settings.warnings) logger.warn(warning)
    // Vitest's server listens on no port.
    if (!httpServer) return
    endWithNpm()
    httpServer.once('listening', () => {
      // One turn of the event loop later, Vite has printed the URLs.
      setTimeout(() => {
        for (const line of linesAbout(settings)) logger.info(`  ${line}`)
      })
    })
  }
  return { name: 'local-server', configureServer: configure, configurePreviewServer: configure }
}

/** What a developer must know about the settings. */
const linesAbout = ({ isEmbedded, hasLocalPassword, adminEmail }: ReturnType<typeof readSettings>) => [
  isEmbedded
    ? 'Data: the embedded Supabase of this process, kept between starts.'
    : 'Data: the hosted project of .env. What you change here is live.',
  ...(hasLocalPassword
    ? [`Admin panel: /admin with the password ${LOCAL_ADMIN_PASSWORD}${adminEmail ? ' (locked)' : ''}\n`]
    : []),
]

/** npm does not pass on the signal that ends it, and an orphaned server would keep the port and the data folder. */
function endWithNpm() {
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    // One signal only: a second one would end Vite during its cleanup, which removes the pid file.
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
