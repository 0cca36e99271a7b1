import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { imagetools } from 'vite-imagetools'
import { defineConfig } from 'vitest/config'
import { readSettings } from './scripts/build-settings.mjs'
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
      pictures(isTest),
      settings.isEmbedded && !isTest && embeddedSupabase(),
      sayAboutSettings(settings),
    ],
    define: { ...settings.define, __BUILD_YEAR__: new Date().getFullYear() },
    resolve: { alias: { '@': source } },
    build: {
      target: ['chrome123', 'firefox125', 'safari17.4'],
      // Each picture stays a file of its own: inlined it would arrive twice, in HTML and script.
      assetsInlineLimit: 0,
    },
    test: {
      projects: [
        {
          extends: true,
          test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'database',
            include: ['tests/database/**/*.test.ts'],
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            include: ['tests/screens/**/*.test.tsx'],
            environment: 'jsdom',
            setupFiles: ['tests/setup.ts'],
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  }
})

/** Turns `x.webp?picture` into AVIF and WebP files at several widths. */
function pictures(isTest: boolean): Plugin {
  // Tests ask for words, not pixels: there a picture is its name.
  if (isTest) {
    return {
      name: 'pictures-by-name',
      enforce: 'pre',
      load(id) {
        const [file, query] = id.split('?')
        if (!query || !file?.endsWith('.webp')) return null
        const img = { src: `/${file.split('/').at(-1)}`, w: 1800, h: 1200 }
        return `export default ${JSON.stringify({ sources: {}, img })}`
      },
    }
  }
  return imagetools({
    defaultDirectives: (url) => {
      const widths = url.searchParams.get('picture')
      if (widths === null) return new URLSearchParams()
      return new URLSearchParams({
        w: widths || '480;828;1200;1800',
        format: 'avif;webp',
        as: 'picture',
        quality: '50',
      })
    },
  })
}

/** Says at the terminal what a developer must know of the settings. */
function sayAboutSettings({ warnings, isEmbedded, hasLocalPassword }: ReturnType<typeof readSettings>): Plugin {
  return {
    name: 'say-about-settings',
    configResolved({ logger }) {
      for (const warning of warnings) logger.warn(warning)
    },
    configureServer({ httpServer, config: { logger } }) {
      httpServer?.once('listening', () => {
        setTimeout(() => {
          if (isEmbedded) logger.info('  Data: the embedded Supabase of this process, kept between starts.')
          if (hasLocalPassword) logger.info(`  Admin panel: /admin with the password ${LOCAL_ADMIN_PASSWORD}\n`)
        })
      })
    },
  }
}
