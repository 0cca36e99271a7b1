import { isSecretKey } from '../../scripts/build/keys.mjs'
import { readSettings } from '../../scripts/build/settings.mjs'
import { ok, todo } from './report.mjs'

// The settings, read as the build reads them.

/** @typedef {Record<string, string | undefined>} Env */

const SETTINGS = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'VITE_SITE_URL', 'VITE_ADMIN_EMAIL']

const FILL_IN = 'copy .env.example to .env and fill it in (docs/going-live.md, step 1)'

/**
 * `project` is undefined when there is none, or when its key must not be used.
 * @param {Env} env
 * @returns {{ findings: import('./report.mjs').Finding[], project?: { url: string, key: string }, adminEmail?: string | undefined }}
 */
export function judgeSettings(env) {
  const key = env['VITE_SUPABASE_ANON_KEY']?.trim()
  const findings = SETTINGS.flatMap((name) => {
    const value = env[name]?.trim()
    return value ? [ok(`${name}: ${value}`)] : []
  })
  if (key && isSecretKey(key)) {
    const text = `STOP: VITE_SUPABASE_ANON_KEY is a service-role key. The build would publish it, and whoever takes it can read and delete everything.`
    const next = 'set the anon or publishable key; revoke the other if it was ever published'
    return { findings: [...findings, todo(text, `${next} (dashboard, Project Settings, API Keys)`)] }
  }
  const hasLogin = [env['VITE_ADMIN_EMAIL'], env['VITE_ADMIN_PASSWORD_SHA256']].some((value) => value?.trim())
  // For want of a login the build asks for a password; the lock is better.
  const { problem } = tryToRead(hasLogin ? env : { ...env, VITE_ADMIN_EMAIL: 'owner@example.com' }, 'build')
  if (problem) findings.push(todo(problem, FILL_IN))
  // Without a login there is no build, but the project can be looked at.
  const { settings } = tryToRead(env, 'serve')
  if (!settings) return { findings }
  if (!env['VITE_SITE_URL']?.trim()) {
    findings.push(todo('VITE_SITE_URL is not set: the pages would name another address as theirs.', FILL_IN))
  }
  if (!settings.hostedUrl || !key) {
    const text = 'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are not set: quote requests would reach nobody.'
    return { findings: [...findings, todo(text, FILL_IN)] }
  }
  const lock = "set it to the owner's e-mail address, for the lock (docs/lock.md)"
  if (!hasLogin) findings.push(todo('VITE_ADMIN_EMAIL is not set: nobody could log in.', lock))
  return { findings, project: { url: settings.hostedUrl, key }, adminEmail: settings.adminEmail }
}

/** @param {Env} env @param {'build' | 'serve'} command */
function tryToRead(env, command) {
  try {
    return { settings: readSettings(env, command) }
  } catch (error) {
    if (error instanceof Error && error.name === 'PlainError') return { problem: error.message }
    throw error
  }
}
