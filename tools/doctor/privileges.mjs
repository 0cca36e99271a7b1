import { readPermission } from './cells.mjs'
import { note, ok, todo, unknown } from './finding.mjs'

// What the public key may do, compared with docs/privileges.md cell by cell.

/** @typedef {import('./tables.mjs').Asked} Asked */
/** @typedef {import('./finding.mjs').Finding} Finding */

const LOCK_IS_OFF = 'Anyone can read quote requests: the lock is off.'

const REPAIRS = {
  open: 'npx supabase db push; if that changes nothing, run supabase/unlock.sql in the SQL editor (docs/privileges.md)',
  locked: 'run supabase/lockdown.sql in the SQL editor (docs/lock.md)',
}

const WORDS = {
  select: 'read',
  insert: 'insert',
  update: 'update',
  'insert returning': 'insert and read back',
  delete: 'delete',
}

/** @param {Asked[]} asked @param {import('./cells.mjs').Posture} posture that the settings say @returns {Finding[]} */
export function judgePrivileges(asked, posture) {
  const tried = asked.map(({ cell, answer }) => ({ ...cell, isAllowed: readPermission(answer), answer }))
  const unclear = tried.find(({ isAllowed }) => isAllowed === null)
  if (unclear) {
    const { table, operation, answer } = unclear
    const what = `${operation} on ${table} was answered with ${answer.failure || answer.status}`
    return [unknown(`What the public key may do cannot be told: ${what}.`, 'try again in a minute')]
  }
  /** @param {import('./cells.mjs').Posture} other */
  const findWrong = (other) => tried.filter(({ expected, isAllowed }) => expected[other] !== isAllowed)
  const wrong = findWrong(posture)
  if (wrong.length === 0) {
    const lock = posture === 'locked' ? 'with' : 'without'
    const fine = ok(`The public key may do what docs/privileges.md says ${lock} the lock (${tried.length} cells)`)
    return posture === 'locked' ? [fine] : [fine, note(LOCK_IS_OFF, 'docs/lock.md')]
  }
  if (posture === 'locked' && findWrong('open').length === 0) return [todo(LOCK_IS_OFF, REPAIRS.locked)]
  if (posture === 'open' && findWrong('locked').length === 0) {
    const next = 'set it in .env, in place of VITE_ADMIN_PASSWORD_SHA256 (docs/lock.md)'
    return [todo('The lock is on, but VITE_ADMIN_EMAIL is not set: the panel would show no quote requests.', next)]
  }
  /** Sentence without columns -> columns. @type {Map<string, string[]>} */
  const sentences = new Map()
  for (const { table, column, operation, isAllowed } of wrong) {
    const key = `${isAllowed ? 'Anyone can' : 'Visitors cannot'} ${WORDS[operation]} ${table}`
    sentences.set(key, [...(sentences.get(key) ?? []), ...(column === '*' ? [] : [column])])
  }
  return [...sentences].map(([sentence, columns]) =>
    todo(`${sentence}${columns.length > 0 ? ` (${columns.join(', ')})` : ''}.`, REPAIRS[posture]),
  )
}
