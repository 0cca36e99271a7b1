const KEY = 'reloadedAt'

/** A failure so soon after a new load is the same failure, in milliseconds. */
const SOON_MS = 60_000

/** How much is under way that a new load would cut short. */
let underWay = 0
let isLoadingAnew = false

/** Until the work has ended, missing code does not load the page anew. */
export async function finishFirst<Result>(work: Promise<Result>): Promise<Result> {
  underWay += 1
  try {
    return await work
  } finally {
    underWay -= 1
  }
}

/**
 * After a deploy the files are gone that an open page still asks for; loaded
 * again, it asks for the new ones. So a failure loads the page again, a second one
 * soon after it is thrown. So is one without a store that could remember the
 * first, where the host cannot be reached, and while something is under way.
 */
export async function reloadOnce(
  error: unknown,
  /** Takes the place of the rule that nothing may be under way. Asked when the host is there. */
  isWanted?: () => boolean,
): Promise<never> {
  // What has just ended is to be read before it is gone: so it counts also when it ends while the host is asked.
  const wasFree = underWay === 0
  const isFree = isWanted ?? (() => wasFree && underWay === 0)
  if (!(await isHostThere()) || !isFree() || !mayReload()) throw error
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
