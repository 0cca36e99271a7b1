import { giveUp, holdForms, submitHeldForms } from './held-forms'

// The only script in a prerendered page, inline at its end. It handles what must work before hydration
// and decides when to fetch React: every KiB requested before the largest contentful paint (LCP) delays
// it, whatever its priority.

const { entry = '', preloads = '', style = '' } = (document.currentScript as HTMLElement).dataset
const inputEvents = ['pointerdown', 'keydown', 'focusin']
let isRequested = false

const addToHead = <Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) =>
  document.head.append(Object.assign(document.createElement(tag), properties))

let request = () => {
  // The page inlines only its critical CSS; other pages need the whole style sheet.
  if (style) addToHead('link', { rel: 'stylesheet', href: style })
  // Not modulepreload: WebKit caches a failed one.
  for (const src of preloads.split(' ').filter(Boolean)) addToHead('script', { type: 'module', src })
  addToHead('script', { type: 'module', src: entry, onerror: handleFailure })
}

function loadReact() {
  if (isRequested) return
  isRequested = true
  request()
}

/** The next input event retries. */
function handleFailure() {
  isRequested = false
  giveUp()
}

// React is there, but not the code of the page (main.tsx).
addEventListener('hydrationfailed', (event) => {
  request = (event as CustomEvent<() => void>).detail
  handleFailure()
})

for (const type of inputEvents) addEventListener(type, loadReact, true)

addEventListener('load', () => {
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
  const loadWhenIdle = () => whenIdle(loadReact)
  if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) {
    loadWhenIdle()
    return
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    loadWhenIdle()
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  // A background tab reports no paint.
  setTimeout(loadReact, 5000)
})

// The browser opens popover menus without React. Keep aria-expanded on their buttons in sync.
addEventListener(
  'toggle',
  (event) => {
    const { target, newState } = event as ToggleEvent
    const button = document.querySelector(`[popovertarget="${(target as Element).id}"]`)
    button?.setAttribute('aria-expanded', String(newState === 'open'))
  },
  true,
)

holdForms(loadReact)

new MutationObserver((_, observer) => {
  observer.disconnect()
  for (const type of inputEvents) removeEventListener(type, loadReact, true)
  submitHeldForms()
}).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
