import { createHash } from 'node:crypto'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs'
import { ADMIN_ID, startProject, tokenOf } from '../../tools/hosted/project.mjs'
import { previewUrl, startPreview } from '../e2e/support/preview-server'
import { test as base } from '../e2e/support/test'
import { startNode } from '../support/node-process'

// The site as an owner runs it: a build for a hosted project, over a real PostgreSQL and PostgREST.

export type HostedOptions = { isLocked: boolean }

export type Project = Awaited<ReturnType<typeof startProject>>

const PASSWORD_DIGEST = createHash('sha256').update('a password of these tests').digest('hex')

export const test = base.extend<object, HostedOptions & { project: Project }>({
  isLocked: [false, { option: true, scope: 'worker' }],
  project: [
    async ({ isLocked }, use) => {
      const project = await startProject({ isLocked })
      await project.sql.unsafe(SAMPLES)
      await use(project)
      await project.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serverUrl: [
    async ({ project, isLocked }, use, { parallelIndex }) => {
      const env = {
        BUILD_DIR: path.join(temporaryFolder('hosted'), 'dist'),
        ...settingsFor(project, isLocked),
        VITE_SITE_URL: previewUrl(parallelIndex),
      }
      const { code, stderr } = await startNode(['scripts/build.mjs'], env).ended
      expect(code, stderr).toBe(0)
      const server = await startPreview(parallelIndex, env)
      await use(server.url)
      await server.stop()
    },
    // The first build of a checkout makes all pictures, which takes minutes.
    { scope: 'worker', timeout: 600_000 },
  ],
})

export { expect }

export const settingsFor = ({ url, anonKey }: Project, isLocked: boolean) => ({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_ANON_KEY: anonKey,
  VITE_ADMIN_EMAIL: isLocked ? 'owner@example.com' : '',
  VITE_ADMIN_PASSWORD_SHA256: isLocked ? '' : PASSWORD_DIGEST,
})

/** One row in each table, so that no list is empty. */
const SAMPLES = `
  insert into blog_posts (title, slug, author, category, date, excerpt, content)
    values ('Oak wilt', 'oak-wilt', 'Walt Hensley', 'Pruning', '2026-10-28T12:00:00Z', 'When to prune.', 'Not in May.');
  insert into testimonials (name, rating, testimonial) values ('Dana R.', 5, 'They raked the lawn.');
  insert into quote_requests (name, email, phone, address, services, description)
    values ('Sam Whitfield', 'sam@example.com', '(734) 555-0111', '2210 Miller Ave', array['tree-removal'], 'A dead ash.');
  insert into "ContactForm" ("FullName", "Email", "Description")
    values ('Grace Lindqvist', 'grace@example.com', 'Do you prune pears?');`

/** What the browser stores after a login. With the lock, a session stands in for Supabase Auth, which does not run here. */
export async function beOwner(page: Page, isLocked: boolean) {
  const access_token = tokenOf('authenticated', ADMIN_ID)
  const session = {
    access_token,
    token_type: 'bearer',
    expires_in: 86_400,
    expires_at: Math.floor(Date.now() / 1000) + 86_400,
    refresh_token: 'none',
    user: {
      id: ADMIN_ID,
      aud: 'authenticated',
      app_metadata: {},
      user_metadata: {},
      created_at: '2026-01-01T00:00:00Z',
    },
  }
  await page.addInitScript(
    ([digest, session]) => {
      localStorage.setItem('adminPasswordHash', digest)
      localStorage.setItem('adminAuthenticated', 'true')
      if (session) localStorage.setItem('adminSession', session)
    },
    [PASSWORD_DIGEST, isLocked ? JSON.stringify(session) : ''] as const,
  )
}
