import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { defineConfig } from 'vitest/config'
import { readSettings } from './scripts/build-settings.mjs'
import { pictures, picturesByName, sharedPicture } from './scripts/pictures.ts'
import { staticHost } from './scripts/static-host.ts'
import { LOCAL_ADMIN_PASSWORD } from './supabase/embedded/local-settings.mjs'
import { embeddedSupabase } from './supabase/embedded/vite-plugin.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const source = fileURLToPath(new URL('./src', import.meta.url))

/**
 * What several pages share comes in few files: each request has its price, and
 * small files compress badly. Nothing of the panel is among them.
 */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'calls', test: /src[\\/](say-failure|data[\\/](load-client|failure-words))\b/ },
    {
      name: 'rows',
      test: /src[\\/](data[\\/](first-step|posts|testimonials)|ui[\\/](query-view|refresh-status)|components[\\/]post-card)\b/,
    },
    {
      name: 'client',
      test: /src[\\/]data[\\/](client|supabase|answers|read-rows|data-error)\b|node_modules[\\/]@supabase[\\/]/,
    },
    {
      name: 'checked',
      test: /src[\\/](ui[\\/](checked-form|error-summary|field|field-errors)|data[\\/]limits|content[\\/]quote-options)\b/,
    },
    {
      name: 'base',
      test: /src[\\/](lib[\\/](inline-json|use-is-hydrated)|layout[\\/]structured-data|ui[\\/](picture|page-icons))\b/,
    },
    // The home page has neither a trail nor another hero than its own.
    {
      name: 'inner',
      test: /src[\\/](components[\\/](page-hero|breadcrumbs)|layout[\\/](trail-node|schema-org))\b/,
    },
    {
      name: 'parts',
      // Nothing that the entry needs itself: it would wait for the rest.
      test: /src[\\/](components|pictures[\\/](?!logo-mark)|content[\\/]picture-alts|layout[\\/]json-ld|lib[\\/]dates|ui[\\/](section|stars|remote-picture))\b/,
      minShareCount: 3,
    },
  ],
}

/**
 * The router's package leads to its development build at all times, with its
 * warnings (remix-run/react-router#14102), and react-router-dom only hands on.
 */
const productionRouter = {
  'react-router-dom': fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
}

/**
 * Vite wraps each `import()` in a helper that preloads its modules (see modulePreload below) and fetches its style
 * sheet. Here all pages have one sheet, which src/prerender/boot.ts asks for. The id is Vite's own, not documented; should
 * it change, the pages are over their budget.
 */
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
})

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const isTest = mode === 'test'
  const settings = readSettings(isTest ? {} : loadEnv(mode, root, 'VITE_'), command)
  return {
    plugins: [
      react(),
      tailwindcss(),
      isTest ? picturesByName() : pictures(),
      sharedPicture(),
      settings.isEmbedded && !isTest && embeddedSupabase(settings),
      plainImports(),
      staticHost(),
      sayAboutSettings(settings),
    ],
    base: settings.base,
    define: { ...settings.define, __BUILD_YEAR__: new Date().getFullYear() },
    resolve: { alias: { '@': source, ...(command === 'build' && !isSsrBuild && productionRouter) } },
    build: {
      // npm test builds into a folder of its own: what lies in dist/ may be about to be deployed.
      outDir: process.env.BUILD_DIR ?? 'dist',
      emptyOutDir: true,
      rolldownOptions: { checks: { bundlerTimings: false }, output: isSsrBuild ? {} : { codeSplitting } },
      target: ['chrome123', 'firefox128', 'safari17.4'],
      // Public pages preload no modules: WebKit remembers a preload that failed, and fails every later import of that
      // file with it. What index.html preloads, src/prerender/boot.ts asks for in another way.
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
          test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'] },
        },
        { extends: true, test: { name: 'tools', include: ['tests/tools/**/*.test.ts'], testTimeout: 30_000 } },
        {
          extends: true,
          test: {
            name: 'database',
            include: ['tests/database/**/*.test.ts'],
            globalSetup: ['tests/global-setup.ts'],
            setupFiles: ['scripts/web-socket.mjs'],
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
