const STORE = 'scrollPositions'
/** So long a page may take to be long enough, in milliseconds. */
const GIVE_UP_MS = 5000
const INPUTS = ['wheel', 'pointerdown', 'keydown']

/** Where the visitor was in each entry of the history, by its key. */
let positions: Record<string, number> = {}
let shown = ''
let seen = 0
/** Goes where the visitor is to be, and says whether that was reached. */
let goal: (() => boolean) | undefined
let timer: ReturnType<typeof setTimeout>
let growth: ResizeObserver | undefined

/** The router gives no key to the first entry and to those of plain links, as the skip link; they get one here. */
export function keyOf({ key }: { key: string }): string {
  const { history } = window
  if (history.state?.key) return key
  const own = String(Math.random())
  history.replaceState({ ...history.state, key: own }, '')
  return own
}

/** Where the visitor saw the shown page last: the window's own position is cut short once a shorter page is there. */
export const seenPosition = () => seen

/**
 * From here on the position is kept for another entry. The browser must not
 * restore it by itself: it would do so while the old page still shows.
 */
export function enterEntry(key: string, position = seen) {
  window.history.scrollRestoration = 'manual'
  moveOn()
  shown = key
  seen = position
  positions[key] = position
}

/** Back to where the visitor was in an entry; false if that is not known. */
export function returnTo(key: string) {
  const position = positions[key]
  if (position === undefined) return false
  enterEntry(key, position)
  reach(() => {
    window.scrollTo(0, position)
    return window.scrollY >= position - 1
  })
  return true
}

/** To the element that a hash names, below the header (scroll-padding in index.css). */
export const goToTarget = (hash: string) =>
  reach(() => {
    const target = document.getElementById(hash.slice(1))
    target?.scrollIntoView()
    return target !== null
  })

/** Now, and again whenever the page grows, until it is reached, the visitor moves on or the time is up. */
function reach(go: () => boolean) {
  goal = go
  clearTimeout(timer)
  timer = setTimeout(moveOn, GIVE_UP_MS)
  go()
  // It calls once in any case, after the screen's own effects, which may have scrolled.
  growth ??= new ResizeObserver(() => {
    if (goal?.()) moveOn()
  })
  growth.disconnect()
  growth.observe(document.body)
}

/** Keeps the positions, also over a new load. That is the browser's matter, as React comes late, where it can. */
export function keepPositions() {
  const key = keyOf({ ...window.history.state })
  try {
    positions = { ...JSON.parse(sessionStorage.getItem(STORE) ?? '{}') }
  } catch {
    // Without a store the positions last as long as the page.
  }
  // The layout stays as long as the page does; what listens twice is called once.
  window.addEventListener('scroll', notice)
  // Who has a link followed by another program is scrolled to it and gone before the window says that it has scrolled.
  window.addEventListener('click', notice, true)
  // A hidden tab may be thrown away without another word.
  document.addEventListener('visibilitychange', handBack)
  for (const type of INPUTS) window.addEventListener(type, moveOn)

  const { scrollY } = window
  const end = document.documentElement.scrollHeight - window.innerHeight
  // The browser forgets it when the page went away in a hurry, and cuts it short where rows are yet to come.
  const isLost = !scrollY || (scrollY >= end - 1 && (positions[key] ?? 0) > end)
  if (!isLost || !returnTo(key)) enterEntry(key, scrollY)
}

function moveOn() {
  goal = undefined
}

function notice() {
  seen = window.scrollY
  // While the next page is on its way the window may be shorter than what is kept.
  if (!goal && window.history.state?.key === shown) positions[shown] = seen
}

function handBack() {
  if (document.visibilityState === 'visible') {
    window.history.scrollRestoration = 'manual'
    return
  }
  window.history.scrollRestoration = 'auto'
  try {
    sessionStorage.setItem(STORE, JSON.stringify(positions))
  } catch {
    // As above.
  }
}
