// Both src/lib and supabase/functions/notify-lead, which imports only its own folder, have this file; a test compares.

/**
 * The town in an address as people type it; '' when there is none. `stateName` recognizes a spelled-out state that
 * follows the town without a comma. One of the `knownTowns` comes before any other name, such as that of a building.
 */
export function townOf(address: string, stateName = '', knownTowns: readonly string[] = []): string {
  const withoutState = address
    .trim()
    .replace(/[\s,]+USA?$/i, '')
    .replace(/[\s,.]+\d{5}(-\d{4})?$/, '')
    // `MI` and `mi`, but not the end of `Santa Fe`.
    .replace(/[\s,]+([A-Z]{2}|[a-z]{2})\.?$/, '')
    .replace(new RegExp(`[\\s,]+${stateName}$`, 'i'), '')
  const [, ...parts] = withoutState.split(',').map((part) => part.trim())
  const names = parts.filter((part) => part && !/\d|^(apt|unit|suite|lot)\b/i.test(part))
  const known = knownTowns.map((town) => town.toLowerCase())
  // If there are two other names, the second is a spelled-out state.
  return names.find((name) => known.includes(name.toLowerCase())) ?? names[0] ?? ''
}
