import { readSettings } from '../build/settings.mjs'
import { UserError } from '../lib/user-error.mjs'
import { note, ok, todo } from './report.mjs'

// Evaluates the settings, which are read as the build reads them.

const FILL_IN = 'set it in .env, a copy of .env.example (docs/going-live.md, step 1)'

/**
 * `project` is undefined when there is none, or when its key must not be used.
 * @param {Record<string, string | undefined>} env
 * @returns {{ findings: import('./report.mjs').Finding[], project?: { url: string, key: string }, adminEmail?: string | undefined }}
 */
export function evaluateSettings(env) {
  try {
    // Read as for `npm start`: without a login the build would stop, but the project can still be checked.
    const { hostedUrl, adminEmail, warnings } = readSettings(env, 'serve')
    const findings = warnings.map((warning) => todo(warning, FILL_IN))
    const site = env['VITE_SITE_URL']?.trim()
    if (site && /^http:\/\/(?!localhost|127\.)/.test(site)) {
      findings.push(todo(`VITE_SITE_URL is ${site}: without https nobody can log in to the panel.`, FILL_IN))
    }
    if (!site) {
      findings.push(todo('VITE_SITE_URL is not set: the pages would name another address as theirs.', FILL_IN))
    }
    const key = env['VITE_SUPABASE_ANON_KEY']?.trim()
    if (!hostedUrl || !key) {
      const text = 'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are not set: quote requests would reach nobody.'
      return { findings: [...findings, todo(text, FILL_IN)] }
    }
    if (findings.length === 0) findings.push(ok('All that a build needs is set'))
    if (key.startsWith('eyJ')) {
      const text = 'VITE_SUPABASE_ANON_KEY is a legacy anon key, which Supabase retires.'
      findings.push(note(text, 'take the publishable key: dashboard, Project Settings, API Keys'))
    }
    return { findings, project: { url: hostedUrl, key }, adminEmail }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { findings: [todo(error.message, FILL_IN)] }
  }
}
