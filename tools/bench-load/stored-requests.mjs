/** @typedef {import('./quote-requests.mjs').QuoteRequest} QuoteRequest */
/** @typedef {import('./callers.mjs').StoredRequest} StoredRequest */

/** Bypasses the API, because only what the database holds counts. */
export const READ_STORED =
  "select id::text, name, email, phone, address, services, description from quote_requests where email like '%@load.example'"

const COLUMNS = /** @type {const} */ (['name', 'email', 'phone', 'address', 'services', 'description'])

/**
 * Compares every acknowledged request with the stored row, by content. `unacknowledged` counts rows that were stored
 * although the response was an error. They are not data loss, because the sender saw no success.
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
