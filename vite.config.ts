import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { defineConfig } from 'vitest/config'
import { pictures, picturesByName, sharedPicture } from './scripts/build/pictures.ts'
import { readSettings } from './scripts/build/settings.mjs'
import { staticHost } from './scripts/build/static-host.ts'
import { LOCAL_ADMIN_PASSWORD } from './supabase/embedded/local-settings.mjs'
import { embeddedSupabase } from './supabase/embedded/vite-plugin.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const source = fileURLToPath(new URL('./src', import.meta.url))

export default defineConfig(({ mode, command }) => {
  const isTest = mode === 'test'
  const settings = readSettings(isTest ? {} : loadEnv(mode, root, 'VITE_'), command)
  return {
    plugins: [
      react(),
      tailwindcss(),
      isTest ? picturesByName() : pictures(),
      sharedPicture(),
      settings.isEmbedded && !isTest && embeddedSupabase(settings),
      staticHost(),
      sayAboutSettings(settings),
    ],
    base: settings.base,
    define: { ...settings.define, __BUILD_YEAR__: new Date().getFullYear() },
    resolve: { alias: { '@': source } },
    build: {
      // npm test builds into a folder of its own: what lies in dist/ may be about to be deployed.
      outDir: process.env.BUILD_DIR ?? 'dist',
      emptyOutDir: true,
      rolldownOptions: { checks: { bundlerTimings: false } },
      target: ['chrome123', 'firefox128', 'safari17.4'],
      // Public pages preload no modules: WebKit remembers a preload that failed, and fails every later import of that
      // file with it. What index.html preloads, src/startup/boot.ts asks for in another way.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      // Each picture stays a file of its own: inlined it would arrive twice, in HTML and script.
      assetsInlineLimit: 0,
    },
    test: {
      // Both cores of a small machine; by itself Vitest leaves one free.
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] },
        },
        { extends: true, test: { name: 'tools', include: ['tests/tools/**/*.test.ts'], testTimeout: 30_000 } },
        {
          extends: true,
          test: {
            name: 'database',
            include: ['tests/database/**/*.test.ts'],
            globalSetup: ['tests/global-setup.ts'],
            setupFiles: ['scripts/build/web-socket.mjs'],
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            include: ['tests/screens/**/*.test.tsx'],
            globalSetup: ['tests/global-setup.ts'],
            environment: 'jsdom',
            // Files share the window, the modules and the database of their worker: starting those takes longer than most tests.
            isolate: false,
            setupFiles: ['tests/setup.ts'],
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  }
})

/** Says at the terminal what a developer must know of the settings. */
function sayAboutSettings({
  warnings,
  isEmbedded,
  hasLocalPassword,
  adminEmail,
}: ReturnType<typeof readSettings>): Plugin {
  const sayWhere = ({ httpServer, config: { logger } }: ViteDevServer | PreviewServer) => {
    httpServer?.once('listening', () => {
      // After the addresses, which are printed when listening has begun.
      setTimeout(() => {
        if (isEmbedded) logger.info('  Data: the embedded Supabase of this process, kept between starts.')
        if (hasLocalPassword) {
          logger.info(
            `  Admin panel: /admin with the password ${LOCAL_ADMIN_PASSWORD}${adminEmail ? ' (locked)' : ''}\n`,
          )
        }
      })
    })
  }
  let isRenderer = false
  return {
    name: 'say-about-settings',
    configResolved({ command, logger, build }) {
      isRenderer = Boolean(build.ssr)
      if (command === 'serve') for (const warning of warnings) logger.warn(warning)
    },
    // After the long list of files, where it is seen.
    closeBundle() {
      // Of the two builds, the one that visitors get.
      if (isRenderer) return
      for (const warning of warnings) this.warn(warning)
    },
    configureServer: sayWhere,
    configurePreviewServer: sayWhere,
  }
}
