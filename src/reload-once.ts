const KEY = 'reloadedAt'

/** A failure so soon after a new load is the same failure, in milliseconds. */
const SOON_MS = 60_000

/** What a new load would cut short. */
const underWay = new Set<Promise<unknown>>()
let isLoadingAnew = false

/** Until the work has ended, missing code does not load the page anew. */
export function finishFirst<Result>(work: Promise<Result>): Promise<Result> {
  underWay.add(work)
  return work.finally(() => underWay.delete(work))
}

/**
 * After a deploy the files are gone that an open page still asks for; loaded
 * again, it asks for the new ones. So a failure loads the page again, a second one
 * soon after it is thrown. So is one without a store that could remember the
 * first, where the host cannot be reached, and, once it has ended, where something
 * was under way: what became of it would be gone with the page.
 */
export async function reloadOnce(
  error: unknown,
  /** Takes the place of the rule that nothing may be under way. Asked when it is known whether the host is there. */
  isWanted?: () => boolean,
): Promise<never> {
  const before = [...underWay]
  const isThere = await isHostThere()
  const first = isWanted ? [] : [...before, ...underWay]
  // What offers a new load is not to be shown before, either.
  await Promise.allSettled(first)
  if (first.length > 0 || !isThere || isWanted?.() === false || !mayReload()) throw error
  isLoadingAnew = true
  window.location.reload()
  return new Promise(() => {})
}

function mayReload() {
  // Who comes second goes with the first.
  if (isLoadingAnew) return true
  try {
    const last = Number(sessionStorage.getItem(KEY))
    sessionStorage.setItem(KEY, String(Date.now()))
    return Math.abs(Date.now() - last) > SOON_MS
  } catch {
    return false
  }
}

/** By a picture: an answer that is something else, as the page of a network that asks for a login, is none. */
function isHostThere() {
  return new Promise<boolean>((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    picture.onerror = () => resolve(false)
    picture.src = `${import.meta.env.BASE_URL}favicon.svg?${Date.now()}`
  })
}
