import { createHash } from 'node:crypto'
import { LOCAL_ADMIN_PASSWORD, LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { UserError } from '../lib/user-error.mjs'

// Reads and validates the settings of .env, before Vite starts.

/** The site's URL in canonical links when VITE_SITE_URL is not set. */
export const DEFAULT_SITE_URL = 'https://www.burroaktreecare.example'

/** Variables that Netlify, Vercel and Cloudflare Pages set on their build machines. */
export const HOSTS = ['NETLIFY', 'VERCEL', 'CF_PAGES']

const LOCAL_DIGEST = createHash('sha256').update(LOCAL_ADMIN_PASSWORD).digest('hex')

const HOW_TO_DIGEST =
  'set it to the hex SHA-256 of your admin password, which "npm run --silent admin-password" prints for you'

/** @typedef {ReturnType<typeof readVariables>} Variables */

/**
 * Throws a UserError if a production build would be insecure or unusable.
 * @param {Record<string, string | undefined>} env @param {'build' | 'serve'} command
 */
export function readSettings(env, command) {
  const variables = readVariables(env)
  const { url, siteUrl, adminEmail, digest, loginProblem } = variables
  const isBuild = command === 'build'
  refuseUnusable(variables, isBuild, isBuild && HOSTS.some((name) => env[name]))
  return {
    /** True when the site uses the embedded Supabase of this process. */
    isEmbedded: !url,
    /** URL of the hosted project. */
    hostedUrl: url,
    /** The admin's e-mail in Supabase Auth; undefined without the lock. */
    adminEmail,
    /** True when LOCAL_ADMIN_PASSWORD opens the admin panel. */
    hasLocalPassword: adminEmail ? !url : digest === LOCAL_DIGEST && !loginProblem,
    warnings: listWarnings(variables, isBuild),
    /** The path of the public URL, with a trailing slash. */
    base: siteUrl ? `${new URL(siteUrl).pathname.replace(/\/$/, '')}/` : '/',
    define: replacementsOf(variables),
  }
}

/** Reads the VITE_ variables. An empty one counts as unset. @param {Record<string, string | undefined>} env */
function readVariables(env) {
  const read = (/** @type {string} */ name) => env[name]?.trim() || undefined
  const url = readUrl('VITE_SUPABASE_URL', read('VITE_SUPABASE_URL'), 'https://abc.supabase.co')
  const key = read('VITE_SUPABASE_ANON_KEY')
  const siteUrl = readUrl('VITE_SITE_URL', read('VITE_SITE_URL'), DEFAULT_SITE_URL)
  const adminEmail = read('VITE_ADMIN_EMAIL')
  const ownDigest = read('VITE_ADMIN_PASSWORD_SHA256')?.toLowerCase()
  const digest = ownDigest ?? (url ? undefined : LOCAL_DIGEST)
  /** Why nobody could log in. */
  const loginProblem = adminEmail ? undefined : digestProblem(digest, Boolean(url))
  return { url, key, siteUrl, adminEmail, ownDigest, digest, loginProblem }
}

/** Throws a UserError. @param {Variables} variables @param {boolean} isBuild @param {boolean} isForHost */
function refuseUnusable({ url, key, adminEmail, ownDigest, loginProblem }, isBuild, isForHost) {
  if (!url !== !key) {
    const missing = url ? 'VITE_SUPABASE_ANON_KEY' : 'VITE_SUPABASE_URL'
    throw new UserError(`${missing} is missing: set it too for a hosted project, or neither for the embedded one.`)
  }
  if (key && isSecretKey(key))
    throw new UserError(
      'VITE_SUPABASE_ANON_KEY is a secret key, and the site would publish it: use the publishable key, and revoke this one if it was ever published.',
    )
  if (isForHost && !url)
    throw new UserError(
      'This is a build for a host, and VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are not set: nobody would get its quote requests.',
    )
  if (adminEmail && !/^[^@\s]+@[^@\s]+$/.test(adminEmail))
    throw new UserError(`VITE_ADMIN_EMAIL must be an e-mail address, not "${adminEmail}".`)
  if (adminEmail && ownDigest)
    throw new UserError(
      'VITE_ADMIN_EMAIL and VITE_ADMIN_PASSWORD_SHA256 exclude each other: with the e-mail, Supabase Auth checks the password, and a digest of it in the public files could be cracked.',
    )
  if (isBuild && loginProblem) throw new UserError(loginProblem)
}

/** @param {Variables} variables @param {boolean} isBuild */
function listWarnings({ url, siteUrl, adminEmail, loginProblem }, isBuild) {
  const warnings = []
  if (isBuild && !siteUrl) warnings.push(`VITE_SITE_URL is not set: canonical links will name ${DEFAULT_SITE_URL}.`)
  if (isBuild && !url)
    warnings.push(
      'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are not set: THIS BUILD HAS NO BACKEND ON A REAL HOST. It only works under "npm run preview".',
    )
  if (isBuild && url && !adminEmail)
    warnings.push(
      'VITE_ADMIN_EMAIL is not set: quote requests are readable by anyone who takes the public key out of the page. docs/lock.md explains how to turn the lock on.',
    )
  if (loginProblem) warnings.push(`${loginProblem} Until then nobody can log in to the admin panel.`)
  return warnings
}

/**
 * What replaces the variables in the code. An empty Supabase URL means the site's own origin.
 * @param {Variables} variables
 */
const replacementsOf = ({ url, key, siteUrl, adminEmail, digest, loginProblem }) => ({
  'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url ?? ''),
  'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(key ?? LOCAL_ANON_KEY),
  'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl ?? DEFAULT_SITE_URL),
  'import.meta.env.VITE_ADMIN_EMAIL': JSON.stringify(adminEmail ?? ''),
  'import.meta.env.VITE_ADMIN_PASSWORD_SHA256': JSON.stringify(adminEmail || loginProblem ? '' : digest),
})

/** @param {string | undefined} digest @param {boolean} isHosted */
function digestProblem(digest, isHosted) {
  const name = 'VITE_ADMIN_PASSWORD_SHA256'
  if (!digest)
    return `VITE_ADMIN_EMAIL is missing: set it to the owner's e-mail address, for the lock (docs/lock.md). Or, without the lock, ${name} is missing: ${HOW_TO_DIGEST}.`
  if (!/^[0-9a-f]{64}$/.test(digest)) return `${name} is not 64 hexadecimal digits: ${HOW_TO_DIGEST}.`
  if (isHosted && digest === LOCAL_DIGEST)
    return `${name} is the digest of the local password, which everybody knows: ${HOW_TO_DIGEST}.`
}

/**
 * The URL without a trailing slash.
 * @param {string} name
 * @param {string | undefined} value
 * @param {string} example
 */
function readUrl(name, value, example) {
  if (!value) return undefined
  if (!/^https?:\/\/[^/]/i.test(value) || !URL.canParse(value)) {
    throw new UserError(`${name} must be an address such as ${example}, not "${value}".`)
  }
  return new URL(value).href.replace(/\/+$/, '')
}

/**
 * Whether the key bypasses row-level security: `sb_secret_…`, or an older JWT of that role.
 * @param {string} key
 */
function isSecretKey(key) {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()
  return key.startsWith('sb_secret_') || claims.includes('"service_role"')
}
