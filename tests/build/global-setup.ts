import type { TestProject } from 'vitest/node'
import { LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { startHostedProject } from '../support/hosted-project'
import { cleanUp, startNode, tempPath } from '../support/node-process'

// Runs a real `npm run build` once for all tests of this folder: for a hosted project, with a base path in the site's
// URL.

export const SITE = 'https://host.example/trees'

const NASTY = '</script><script>alert(1)</script><!-- $& "quoted" <b>bold</b>'

type Settings = Record<
  'BUILD_DIR' | 'VITE_SUPABASE_URL' | 'VITE_SUPABASE_ANON_KEY' | 'VITE_SITE_URL' | 'VITE_ADMIN_PASSWORD_SHA256',
  string
>

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: Vitest requires extending this interface.
  export interface ProvidedContext {
    build: { folder: string; settings: Settings; code: number | null; stdout: string; stderr: string }
  }
}

let hosted: Awaited<ReturnType<typeof startHostedProject>>

export async function setup(project: TestProject) {
  hosted = await startHostedProject(NASTY)
  const folder = tempPath('dist')
  const settings: Settings = {
    BUILD_DIR: folder,
    VITE_SUPABASE_URL: hosted.url,
    VITE_SUPABASE_ANON_KEY: LOCAL_ANON_KEY,
    VITE_SITE_URL: SITE,
    VITE_ADMIN_PASSWORD_SHA256: '0'.repeat(64),
  }
  project.provide('build', { folder, settings, ...(await startNode(['scripts/build.mjs'], settings).ended) })
}

export async function teardown() {
  await hosted.close()
  await cleanUp()
}
