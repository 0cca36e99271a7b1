import { parseArgs } from 'node:util'
import { runCommand } from '../scripts/command-line.mjs'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { sendAll } from './bench-load/callers.mjs'
import { makeQuoteRequests } from './bench-load/quote-requests.mjs'
import { compareWithStored, READ_STORED } from './bench-load/stored-requests.mjs'
import { startProject } from './hosted/project.mjs'

// Load test, `npm run bench:load [-- --requests N --callers N]`: sends many quote requests at once to a real PostgreSQL
// and PostgREST, first undisturbed, then while PostgREST is killed and started twice. Both runs end with a crash of the
// database. Every acknowledged request must be stored exactly once and unchanged.

/** The database would refuse a whole run within an hour as a flood. */
const RAISE_FLOOD_LIMITS = 'update private.flood_limits set in_all_an_hour = 1000000'

await runCommand(async () => {
  const { requests: count, callers } = readOptions()
  const requests = makeQuoteRequests(count)
  console.log(`${number(requests.length)} quote requests, from ${number(callers)} callers at once`)
  const failures = [
    ...(await load('Undisturbed', requests, callers, 0)),
    ...(await load('PostgREST killed and started twice', requests, callers, 2)),
  ]
  if (failures.length > 0) throw new PlainError(failures.join('\n'))
})

function readOptions() {
  /** @type {{ requests?: string, callers?: string }} */
  let values
  try {
    values = parseArgs({ options: { requests: { type: 'string' }, callers: { type: 'string' } } }).values
  } catch (error) {
    throw new PlainError(/** @type {Error} */ (error).message)
  }
  return {
    requests: readCount('--requests', values.requests ?? '2000', 100_000),
    callers: readCount('--callers', values.callers ?? '50', 1000),
  }
}

/** @param {string} name @param {string} text @param {number} max */
function readCount(name, text, max) {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= max) return count
  throw new PlainError(`${name} needs a number from 1 to ${max}, not "${text}".`)
}

/**
 * Returns a sentence for each kind of failure.
 * @param {string} name
 * @param {import('./bench-load/quote-requests.mjs').QuoteRequest[]} requests
 * @param {number} callers
 * @param {number} outages how often PostgREST is killed and started again, at even distances
 */
async function load(name, requests, callers, outages) {
  console.log(`\n${name}`)
  const project = await startProject({ isLocked: false })
  await project.sql.unsafe(RAISE_FLOOD_LIMITS)
  const outageAt = Array.from({ length: outages }, (_, index) =>
    Math.ceil((requests.length * (index + 1)) / (outages + 1)),
  )
  let restarts = Promise.resolve()
  const { answers, latencies, seconds } = await sendAll({
    url: project.url,
    anonKey: project.anonKey,
    requests,
    callers,
    onAnswer: (count) => {
      if (!outageAt.includes(count)) return
      restarts = restarts.then(project.killRest).then(project.startRest)
      // Handled where it is awaited.
      restarts.catch(() => {})
    },
  })
  await restarts
  const speed = `${seconds.toFixed(1)} s, ${Math.round(answers.length / seconds)} a second`
  // After an outage the next request goes through.
  const last = makeQuoteRequests(requests.length + 1).slice(-1)
  answers.push(...(await sendAll({ url: project.url, anonKey: project.anonKey, requests: last, callers: 1 })).answers)
  await project.killDatabase()
  await project.startDatabase()
  /** @type {import('./bench-load/callers.mjs').StoredRequest[]} */
  const stored = await project.sql.unsafe(READ_STORED)
  await project.stop()

  const acknowledged = answers.flatMap(({ sent, row }) => (row ? [{ sent, row }] : []))
  const refused = answers.filter(({ row }) => !row)
  const milliseconds = [50, 95, 99, 100].map((percent) => Math.round(latencies.percentile(percent) / 1000))
  const { missing, doubled, altered, unacknowledged } = compareWithStored(acknowledged, stored)
  console.log(
    `  answered      ${speed}
  latency       p50 ${milliseconds[0]}, p95 ${milliseconds[1]}, p99 ${milliseconds[2]}, max ${milliseconds[3]} ms
  acknowledged  ${number(acknowledged.length)}, not acknowledged ${number(refused.length)}
  stored        ${number(stored.length)} after a crash of the database; of those acknowledged ${missing.length} are missing, ${doubled.length} stored twice, ${altered.length} altered`,
  )
  if (unacknowledged > 0) console.log(`  stored too    ${number(unacknowledged)} that were not acknowledged`)

  const refusals = refused.map(({ sent, refusal }) => `${sent.email} (${refusal})`)
  const kinds = /** @type {const} */ ([
    // During an outage a caller is refused, and is told so.
    ['not acknowledged', outages > 0 ? [] : refusals],
    ['acknowledged and missing', missing],
    ['acknowledged and stored twice', doubled],
    ['acknowledged and altered', altered],
  ])
  return [
    ...(outages > 0 && refused.length === 0
      ? [`${name}: no request met an outage, so that nothing was shown; more --requests do`]
      : []),
    ...(answers.at(-1)?.row ? [] : [`${name}: the request after the end was not acknowledged`]),
    ...kinds
      .filter(([, entries]) => entries.length > 0)
      .map(([kind, entries]) => `${name}: ${entries.length} ${kind}, such as ${entries.slice(0, 3).join('; ')}`),
  ]
}

/** @param {number} value */
function number(value) {
  return value.toLocaleString('en-US')
}
