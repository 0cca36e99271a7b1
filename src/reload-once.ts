const KEY = 'reloadedAt'

/** A failure so soon after a new load is the same failure, in milliseconds. */
const SOON_MS = 60_000

/** How much is under way that a new load would cut short. */
let underWay = 0

/** Until the work has ended, no code that is missing elsewhere loads the page anew. */
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
 * soon after it is thrown. Without a store that could remember the first, where
 * the host cannot be reached at all, and while a form is being sent, it is thrown
 * at once.
 */
export async function reloadOnce(
  error: unknown,
  /** Asked when everything else speaks for it but an earlier reload. */
  isWanted = () => underWay === 0,
): Promise<never> {
  if (!(await isHostThere()) || !isWanted() || !mayReload()) throw error
  window.location.reload()
  return new Promise(() => {})
}

function mayReload() {
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
