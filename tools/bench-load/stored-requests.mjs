/** @typedef {import('./quote-requests.mjs').QuoteRequest} QuoteRequest */
/** @typedef {import('./callers.mjs').StoredRequest} StoredRequest */

/** Read past the API, so that what counts is what the database has. */
export const READ_STORED =
  "select id::text, name, email, phone, address, services, description from quote_requests where email like '%@load.example'"

const COLUMNS = /** @type {const} */ (['name', 'email', 'phone', 'address', 'services', 'description'])

/**
 * Holds every acknowledged request against what is stored, by its content.
 * `unacknowledged` are rows that belong to none: stored, but answered by a
 * failure. They are no loss, as whoever sent them knows nothing of success.
 * @param {{ sent: QuoteRequest, row: StoredRequest }[]} acknowledged
 * @param {StoredRequest[]} stored
 */
export function compareWithStored(acknowledged, stored) {
  /** @type {Map<string, StoredRequest[]>} */
  const byEmail = new Map()
  for (const row of stored) byEmail.set(row.email, [...(byEmail.get(row.email) ?? []), row])

  /** @type {string[]} */
  const missing = []
  /** @type {string[]} */
  const doubled = []
  /** @type {string[]} */
  const altered = []
  for (const { sent, row } of acknowledged) {
    const found = byEmail.get(sent.email) ?? []
    byEmail.delete(sent.email)
    const [only] = found
    if (!only) missing.push(sent.email)
    else if (found.length > 1) doubled.push(sent.email)
    else {
      const different = COLUMNS.filter(
        (column) => !isSame(only[column], sent[column]) || !isSame(row[column], sent[column]),
      )
      const columns = only.id === row.id ? different : ['id', ...different]
      if (columns.length > 0) altered.push(`${sent.email} (${columns.join(', ')})`)
    }
  }
  return { missing, doubled, altered, unacknowledged: [...byEmail.values()].flat().length }
}

/** @param {string | string[]} one @param {string | string[]} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)
