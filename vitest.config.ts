import { defineConfig, mergeConfig } from 'vitest/config'
import site from './vite.config.ts'

export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    test: {
      // Both cores of a small machine; by default, Vitest leaves one free.
      maxWorkers: 2,
      testTimeout: 30_000,
      hookTimeout: 60_000,
      projects: [
        { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
        {
          extends: true,
          test: { name: 'build', include: ['tests/build/*.test.ts'], globalSetup: ['tests/build/global-setup.ts'] },
        },
        { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
        { extends: true, test: { name: 'commands', include: ['tests/commands/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'database',
            include: ['tests/database/**/*.test.ts'],
            globalSetup: ['tests/global-setup.ts'],
            setupFiles: ['scripts/build/web-socket.mjs'],
            // Each file sets up its own rows and changes no module; isolation took a third of the time.
            isolate: false,
            pool: 'threads',
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
          },
        },
      ],
    },
  }),
)
