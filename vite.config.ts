import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { codeSplitting } from './scripts/build/chunks.ts'
import { namedPictures, pictures, picturesByName } from './scripts/build/pictures.ts'
import { readSettings } from './scripts/build/settings.mjs'
import { localServer } from './scripts/serve/local-server.ts'
import { staticHost } from './scripts/serve/static-host.ts'
import { embeddedSupabase } from './supabase/embedded/vite-plugin.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const source = fileURLToPath(new URL('./src', import.meta.url))
const shared = fileURLToPath(new URL('./supabase/functions/_shared', import.meta.url))

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const isTest = mode === 'test'
  const settings = readSettings(isTest ? {} : loadEnv(mode, root, 'VITE_'), command)
  return {
    plugins: [
      react(),
      tailwindcss(),
      isTest ? picturesByName() : pictures(command),
      namedPictures(),
      settings.isEmbedded && !isTest && embeddedSupabase(settings),
      staticHost(),
      localServer(settings),
    ],
    base: settings.base,
    // With a fallback port, a second site would start unnoticed.
    server: { strictPort: true },
    preview: { strictPort: true },
    define: {
      ...settings.define,
      __BUILD_YEAR__: new Date().getFullYear(),
      // scripts/build/screen-chunks.mjs writes the list into the client build.
      ...((command === 'serve' || isSsrBuild) && { __SCREEN_CHUNKS__: '{}' }),
    },
    resolve: { alias: { '@shared': shared, '@': source } },
    build: {
      // `npm test` builds into its own folder, because dist/ may be about to be deployed.
      outDir: process.env.BUILD_DIR ?? 'dist',
      emptyOutDir: true,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Copies constants, such as the names of dom-contract.ts, to where they are used: that is shorter than an import.
        optimization: { inlineConst: { mode: 'all' } },
        // Six letters of the hash instead of eight: a page names up to seventy pictures, and a hash cannot be
        // compressed.
        output: { assetFileNames: 'assets/[name]-[hash:6][extname]' },
      },
      target: ['chrome123', 'firefox128', 'safari17.4'],
      // boot.ts and routes.tsx request a page's chunks themselves (docs/decisions/0004-what-loads-when.md).
      modulePreload: false,
      // One style sheet: otherwise Vite would make a chunk wait for styles that the page already has.
      cssCodeSplit: false,
      // Never inline images: each would be loaded twice, in the HTML and in the JavaScript.
      assetsInlineLimit: 0,
    },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting, chunkFileNames: 'assets/[name]-[hash:6].js' } } },
      },
    },
  }
})
