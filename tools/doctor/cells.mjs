import { readText } from './ask.mjs'

// The cells of docs/privileges.md for a visitor. For each there is a call that shows whether the public key may do it, and
// that changes no row.

/** @typedef {'select' | 'insert' | 'update' | 'insert returning' | 'delete'} Operation */
/** @typedef {'open' | 'locked'} Posture */

/**
 * `column` is '*' for whole rows. `sent` is a column that a form sends.
 * @typedef {{ table: string, column: string, sent: string, operation: Operation, expected: Record<Posture, boolean> }} Cell
 */

/** @type {Operation[]} */
const OF_COLUMNS = ['select', 'insert', 'update']
/** @type {Operation[]} */
const OF_ROWS = ['insert returning', 'delete']

/** @param {string} page docs/privileges.md @returns {Cell[]} */
export function readCells(page) {
  const [, open = '', locked = ''] = page.split(/^## /m)
  const rights = { open: readRights(open), locked: readRights(locked) }
  return [...rights.open].flatMap(([table, columns]) => {
    const [sent = ''] = columns.keys()
    return [...columns.keys()].flatMap((column) =>
      (column === '*' ? OF_ROWS : OF_COLUMNS).map((operation) => {
        /** @param {Posture} posture */
        const isExpected = (posture) => rights[posture].get(table)?.get(column)?.includes(operation) ?? false
        return {
          table,
          column,
          sent,
          operation,
          expected: { open: isExpected('open'), locked: isExpected('locked') },
        }
      }),
    )
  })
}

/** Table -> column -> what a visitor may do. @param {string} section */
function readRights(section) {
  /** @type {Map<string, Map<string, string[]>>} */
  const rights = new Map()
  for (const [, table = '', names = '', visitor = ''] of section.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|/gm)) {
    const columns = names === 'whole rows' ? ['*'] : names.split(', ')
    const entries = columns.map((column) => /** @type {const} */ ([column, visitor.split(', ')]))
    rights.set(table, new Map([...(rights.get(table) ?? []), ...entries]))
  }
  return rights
}

/** True of no row, whatever the table holds. */
const NO_ROW = 'and=(id.is.null,id.not.is.null)'

/** Makes PostgREST roll back an insert of two rows that no constraint has refused. */
const ONE_ROW = 'application/vnd.pgrst.object+json'

/** The path below /rest/v1/, and the options of fetch. @param {Cell} cell @returns {[path: string, init?: RequestInit]} */
export function buildCall({ table, column, sent, operation }) {
  const headers = { prefer: 'return=minimal' }
  if (operation === 'select') return [`${table}?select=${column}&limit=0`]
  if (operation === 'delete') return [`${table}?${NO_ROW}`, { method: 'DELETE', headers }]
  if (operation === 'insert') return buildInsert(table, { [column]: null })
  if (operation === 'insert returning') return buildInsert(table, { [sent]: null }, 'return=representation')
  return [`${table}?${NO_ROW}`, { method: 'PATCH', headers, body: JSON.stringify({ [column]: null }) }]
}

/**
 * An insert that is always refused: by a constraint of the table, else for its two rows.
 * @param {string} table @param {object} row @returns {[path: string, init: RequestInit]}
 */
export const buildInsert = (table, row, prefer = 'return=minimal') => [
  table,
  { method: 'POST', headers: { accept: ONE_ROW, prefer }, body: JSON.stringify([row, row]) },
]

/** NOT NULL, CHECK, two rows, flood: what refuses an insert that the privileges allow. */
const REFUSED_LATER = ['23502', '23514', 'PGRST116', 'PT429']

/** Null when the answer does not tell. @param {import('./ask.mjs').Answer} answer */
export function readPermission(answer) {
  const code = readText(answer, 'code')
  if (code === '42501') return false
  return answer.status === 200 || answer.status === 204 || REFUSED_LATER.includes(code) ? true : null
}
