import { runCommand } from '../scripts/command-line.mjs'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { sendAll } from './bench-load/callers.mjs'
import { embeddedBackend } from './bench-load/embedded-backend.mjs'
import { readLoadOptions } from './bench-load/options.mjs'
import { percentile } from './bench-load/percentiles.mjs'
import { postgresBackend } from './bench-load/postgres-backend.mjs'
import { makeQuoteRequests } from './bench-load/quote-requests.mjs'
import { compareWithStored } from './bench-load/stored-requests.mjs'
import { findPostgres } from './hosted/postgres-cluster.mjs'

// Load test, `npm run bench:load [-- --requests N --callers N --embedded]`: sends many concurrent quote requests to the
// embedded backend and to a PostgreSQL server, then kills and reopens both. Every acknowledged request must be stored
// exactly once and unchanged (durability).

/**
 * @typedef {object} LoadedBackend
 * @property {string} name
 * @property {() => Promise<{ address: string, kill: () => Promise<unknown> }>} start
 * @property {() => Promise<import('./bench-load/callers.mjs').StoredRequest[]>} readStored only while the server is stopped
 */

await runCommand(async () => {
  const { requests: count, callers, isEmbeddedAlone } = readLoadOptions(process.argv.slice(2))
  const binaries = isEmbeddedAlone ? null : findPostgres()
  const backends = [embeddedBackend(), ...(binaries ? [postgresBackend(binaries)] : [])]
  const requests = makeQuoteRequests(count)

  console.log(`${number(count)} quote requests from ${number(callers)} callers at once`)
  /** @type {string[]} */
  const failures = []
  for (const backend of backends) failures.push(...(await load(backend, requests, callers)))
  if (failures.length > 0) throw new PlainError(failures.join('\n'))
  // The embedded database keeps the process alive.
  process.exit()
})

/**
 * @param {LoadedBackend} backend
 * @param {import('./bench-load/quote-requests.mjs').QuoteRequest[]} requests
 * @param {number} callers
 */
async function load(backend, requests, callers) {
  console.log(`\n${backend.name}`)
  const { address, kill } = await backend.start()
  const { answers, seconds } = await sendAll({ address, requests, callers })
  await kill()

  const acknowledged = answers.flatMap(({ sent, row }) => (row ? [{ sent, row }] : []))
  const refused = answers.filter(({ row }) => !row)
  const times = answers.map(({ milliseconds }) => milliseconds)
  const latencies = [50, 95, 99].map((percent) => `p${percent} ${Math.round(percentile(times, percent))}`)
  console.log(`  answered      ${seconds.toFixed(1)} s, ${Math.round(answers.length / seconds)} a second`)
  console.log(`  latency       ${latencies.join(', ')}, max ${Math.round(percentile(times, 100))} ms`)

  const stored = await backend.readStored()
  const { missing, doubled, altered, unacknowledged } = compareWithStored(acknowledged, stored)
  console.log(`  acknowledged  ${number(acknowledged.length)}, not acknowledged ${number(refused.length)}`)
  console.log(
    `  stored        ${number(stored.length)} after a sudden end; of those acknowledged ${missing.length} are missing, ${doubled.length} stored twice, ${altered.length} altered`,
  )
  if (unacknowledged > 0) console.log(`  stored too    ${number(unacknowledged)} that were not acknowledged`)

  const kinds = /** @type {const} */ ([
    ['not acknowledged', refused.map(({ sent, refusal }) => `${sent.email} (${refusal})`)],
    ['acknowledged and missing', missing],
    ['acknowledged and stored twice', doubled],
    ['acknowledged and altered', altered],
  ])
  return kinds
    .filter(([, entries]) => entries.length > 0)
    .map(([kind, entries]) => `${backend.name}: ${entries.length} ${kind}, such as ${entries.slice(0, 3).join('; ')}`)
}

/** @param {number} value */
function number(value) {
  return value.toLocaleString('en-US')
}
