import fs from 'node:fs'
import pMap from 'p-map'
import { ask, CONCURRENCY, readText } from './ask.mjs'
import { buildCall, readCells } from './cells.mjs'
import { judgeNotify } from './emails.mjs'
import { ok, todo, unknown } from './finding.mjs'
import { judgeAuth } from './lock.mjs'
import { judgePrivileges } from './privileges.mjs'
import { callForLimits, judgeLimits, judgeTable, NO_TABLE } from './tables.mjs'

// The Supabase project: whether it answers, and the calls of the groups that look into it.

const DASHBOARD = 'https://supabase.com/dashboard'
const MIGRATIONS = 'supabase/migrations'

/**
 * `slugs` are those of the project's posts; undefined when they could not be read.
 * @param {{ url: string, key: string }} project @param {string | undefined} adminEmail with the lock
 * @returns {Promise<{ groups: import('./finding.mjs').Group[], slugs?: string[] | undefined }>}
 */
export async function examineProject({ url, key }, adminEmail) {
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  /** @param {string} path @param {RequestInit} [init] */
  const call = (path, init) => ask(`${url}/rest/v1/${path}`, { ...init, headers: { ...headers, ...init?.headers } })
  /** @param {import('./cells.mjs').Cell[]} cells */
  const callAll = (cells) =>
    pMap(cells, async (cell) => ({ cell, answer: await call(...buildCall(cell)) }), { concurrency: CONCURRENCY })

  const project = judgeProject(await call('blog_posts?select=id&limit=0'))
  const groups = [{ title: 'Project', findings: [project] }]
  if (project.mark !== 'ok') return { groups }

  const cells = readCells(fs.readFileSync('docs/privileges.md', 'utf8'))
  const files = fs.readdirSync(MIGRATIONS).sort()
  const migrations = files.map((name) => ({ name, text: fs.readFileSync(`${MIGRATIONS}/${name}`, 'utf8') }))
  const selects = await callAll(cells.filter(({ operation }) => operation === 'select'))
  const tables = [...new Set(cells.map(({ table }) => table))].map((name) => {
    const ofTable = selects.filter(({ cell }) => cell.table === name)
    return judgeTable(name, ofTable, migrations, url)
  })
  groups.push({ title: 'Tables', findings: tables })
  // The calls below are for this site's tables only.
  if (tables.some(({ mark }) => mark !== 'ok')) return { groups }

  tables.push(...judgeLimits(await call(...callForLimits()), migrations, url))
  const others = await callAll(cells.filter(({ operation }) => operation !== 'select'))
  const privileges = judgePrivileges([...selects, ...others], adminEmail ? 'locked' : 'open')
  groups.push({ title: 'What the public key may do', findings: privileges })
  if (adminEmail) {
    const auth = await ask(`${url}/auth/v1/settings`, { headers })
    groups.push({ title: 'Lock', findings: judgeAuth(auth, adminEmail) })
  }
  const notify = await ask(`${url}/functions/v1/notify-lead`, { method: 'POST' })
  groups.push({ title: 'E-mails', findings: [judgeNotify(notify)] })
  return { groups, slugs: await listSlugs(call) }
}

/** @param {(path: string) => Promise<import('./ask.mjs').Answer>} call */
async function listSlugs(call) {
  /** @type {string[]} */
  const slugs = []
  for (;;) {
    const { status, json } = await call(`blog_posts?select=slug&order=date.desc,id.desc&offset=${slugs.length}`)
    if (status !== 200 || !Array.isArray(json)) return undefined
    if (json.length === 0 || slugs.includes(json[0].slug)) return slugs
    slugs.push(...json.map(({ slug }) => slug))
  }
}

/** @param {import('./ask.mjs').Answer} answer to the first call */
export function judgeProject(answer) {
  const { status, failure, json, text, url } = answer
  const { origin } = new URL(url)
  const code = readText(answer, 'code')
  const reply = [status, readText(answer, 'message')].filter(Boolean).join(': ')
  if (failure) {
    const next = `check VITE_SUPABASE_URL and your connection; a project that was deleted, or paused for long, has no name`
    return unknown(`${origin} cannot be reached: ${failure}.`, `${next}: ${DASHBOARD}`)
  }
  if (status === 540 || (status >= 400 && /project.{0,20}paused/i.test(text))) {
    return todo('The project is paused: nothing reaches it.', `restore it: ${DASHBOARD}`)
  }
  if (code === '42501' || NO_TABLE.includes(code) || (status === 200 && Array.isArray(json))) {
    return ok(`${origin} answers and accepts the key`)
  }
  if (status === 401 || status === 403) {
    const next = `copy VITE_SUPABASE_ANON_KEY again: ${DASHBOARD}, Project Settings, API Keys`
    return todo(`${origin} does not accept the key (${reply}).`, next)
  }
  if (status === 429 || status >= 500) {
    return unknown(`${origin} has a problem (${reply}).`, 'try again in a minute; https://status.supabase.com')
  }
  return todo(
    `${origin} answers (${status}), but not as a Supabase project.`,
    `VITE_SUPABASE_URL must be the project's address, such as https://abc.supabase.co: ${DASHBOARD}, Project Settings`,
  )
}
