import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { defineConfig } from 'vitest/config'
import { icons, pictures, picturesByName, sharedPicture } from './scripts/build/pictures.ts'
import { screenFiles } from './scripts/build/screen-files.mjs'
import { readSettings } from './scripts/build/settings.mjs'
import { staticHost } from './scripts/build/static-host.ts'
import { LOCAL_ADMIN_PASSWORD } from './supabase/embedded/local-settings.mjs'
import { embeddedSupabase } from './supabase/embedded/vite-plugin.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const source = fileURLToPath(new URL('./src', import.meta.url))

/** A chunk of what index.html imports, of what most pages share, and of what only inner pages do, instead of fifty small ones. */
const codeSplitting = {
  groups: [
    { name: 'main', tags: ['$initial' as const], priority: 2 },
    // A helper of supabase-js, too small for a request of its own.
    { name: 'main', test: /node_modules\/tslib/, priority: 3 },
    {
      name: 'inner',
      test: /src\/(components\/(page-hero|breadcrumbs|answer-list|not-found)|layout\/structured-data|content\/homeowner|ui\/(form|field))/,
      minShareCount: 3,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: 'shared', test: /src\/(?!admin)|@tanstack/, minShareCount: 4, priority: 1 },
  ],
}

export default defineConfig(({ mode, command }) => {
  const isTest = mode === 'test'
  const settings = readSettings(isTest ? {} : loadEnv(mode, root, 'VITE_'), command)
  return {
    plugins: [
      react(),
      tailwindcss(),
      isTest ? picturesByName() : pictures(command),
      sharedPicture(),
      icons(),
      settings.isEmbedded && !isTest && embeddedSupabase(settings),
      screenFiles(),
      staticHost(),
      reportSettings(settings),
      endWithNpm(),
    ],
    base: settings.base,
    // A fallback port would start a second site without a word.
    server: { strictPort: true },
    preview: { strictPort: true },
    define: { ...settings.define, __BUILD_YEAR__: new Date().getFullYear() },
    resolve: { alias: { '@': source } },
    build: {
      // `npm test` builds into its own folder, because dist/ may be about to be deployed.
      outDir: process.env.BUILD_DIR ?? 'dist',
      emptyOutDir: true,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Short names, such as those of startup/contract.ts: compressed, each is shorter than an import of it.
        optimization: { inlineConst: { mode: 'all' } },
        // Six letters of the hash instead of eight: a page names up to seventy pictures, and a hash cannot be compressed.
        output: { assetFileNames: 'assets/[name]-[hash:6][extname]' },
      },
      target: ['chrome123', 'firefox128', 'safari17.4'],
      // WebKit caches a failed modulepreload and fails every later import of that file (docs/decisions/0011), so
      // src/startup/boot.ts and src/routes.tsx request a page's chunks themselves.
      modulePreload: false,
      // There is one style sheet; else Vite would have a chunk wait for it a second time.
      cssCodeSplit: false,
      // Never inline images: each would load twice, in the HTML and in the JavaScript.
      assetsInlineLimit: 0,
    },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting, chunkFileNames: 'assets/[name]-[hash:6].js' } } },
      },
    },
    test: {
      // Both cores of a small machine; by default, Vitest leaves one free.
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
        },
        { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 30_000 } },
        { extends: true, test: { name: 'tools', include: ['tests/tools/**/*.test.ts'], testTimeout: 30_000 } },
        {
          extends: true,
          test: {
            name: 'database',
            include: ['tests/database/**/*.test.ts'],
            globalSetup: ['tests/global-setup.ts'],
            setupFiles: ['scripts/build/web-socket.mjs'],
            // Files set up their own rows and change no module: fresh processes took a third of the time.
            isolate: false,
            pool: 'threads',
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
            // Test files share the window, modules and database of their worker: setup takes longer than most tests.
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

/** Logs what a developer must know about the settings. */
function reportSettings({
  warnings,
  isEmbedded,
  hasLocalPassword,
  adminEmail,
}: ReturnType<typeof readSettings>): Plugin {
  const logDataSource = ({ httpServer, config: { logger } }: ViteDevServer | PreviewServer) => {
    httpServer?.once('listening', () => {
      // Deferred, to log after Vite has printed the URLs.
      setTimeout(() => {
        logger.info(
          isEmbedded
            ? '  Data: the embedded Supabase of this process, kept between starts.'
            : '  Data: the hosted project of .env. What you change here is live.',
        )
        if (hasLocalPassword) {
          logger.info(
            `  Admin panel: /admin with the password ${LOCAL_ADMIN_PASSWORD}${adminEmail ? ' (locked)' : ''}\n`,
          )
        }
      })
    })
  }
  return {
    name: 'say-about-settings',
    configResolved({ command, logger }) {
      if (command === 'serve') for (const warning of warnings) logger.warn(warning)
    },
    // Logged after the long list of files, where it gets noticed.
    closeBundle() {
      // Once, although the build builds for Node too.
      if (this.environment.name === 'client') for (const warning of warnings) this.warn(warning)
    },
    configureServer: logDataSource,
    configurePreviewServer: logDataSource,
  }
}

/** npm does not pass on the signal that ends it, and a server left behind would keep the port and the data folder. */
function endWithNpm(): Plugin {
  const parent = process.ppid
  return {
    name: 'end-with-npm',
    configResolved: ({ command, mode }) => {
      if (command !== 'serve' || mode === 'test') return
      const check = setInterval(() => {
        if (process.ppid === parent) return
        // Once: Vite handles only the first SIGTERM, and a second one during its cleanup would leave the pid file.
        clearInterval(check)
        process.kill(process.pid, 'SIGTERM')
      }, 500).unref()
    },
  }
}
