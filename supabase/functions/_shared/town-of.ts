// The panel and the e-mail about a lead (notify-lead) share this file.

/** The abbreviations of the states, so that `Mi` is one and the end of `Santa Fe` is not. */
const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'

/**
 * The town in an address as people type it; '' when there is none. `stateName` is for a state that is spelled out without
 * a comma, as in "Elmville Oregon". One of the `knownTowns` comes before any other name: in "12 Main St, Oak Condos,
 * Elmville" it is Elmville.
 */
export function townOf(address: string, stateName = '', knownTowns: readonly string[] = []): string {
  const withoutZip = address
    .trim()
    .replace(/[\s,]+USA?$/i, '')
    .replace(/[\s,.]+\d{5}(-\d{4})?$/, '')
    .replace(/[\s,]+$/, '')
  const withoutState = withoutZip
    .replace(new RegExp(`[\\s,]+(${STATES})\\.?$`, 'i'), '')
    .replace(new RegExp(`[\\s,]+${stateName}$`, 'i'), '')
  const [, ...parts] = withoutState.split(',').map((part) => part.trim())
  const names = parts.filter((part) => part && !/\d|^(apt|unit|suite|lot)\b|\b(county|level|floor)$/i.test(part))
  const known = knownTowns.map((town) => town.toLowerCase())
  // The town is the last name before a state. Without one, a second name may be a state that is spelled out.
  const town = withoutState === withoutZip ? names[0] : names.at(-1)
  return names.find((name) => known.includes(name.toLowerCase())) ?? town ?? ''
}
