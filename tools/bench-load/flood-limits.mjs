/** The only place that depends on how the migrations name the rate limits. */
const RAISE = 'update private.flood_limits set in_all_an_hour = 1000000'

/**
 * Raises the rate limits, because the database would reject a whole run within one hour as a flood.
 * No-op if the migrations have no rate limits.
 * @param {(sql: string) => Promise<unknown[]>} query
 */
export async function raiseFloodLimits(query) {
  const found = await query("select 1 where to_regclass('private.flood_limits') is not null")
  if (found.length > 0) await query(RAISE)
}
