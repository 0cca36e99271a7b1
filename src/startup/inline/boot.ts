import {
  ENTRY_ATTRIBUTE,
  LOAD_FAILED_EVENT,
  PAINT_TIMEOUT_MS,
  SCREEN_CHUNKS_ATTRIBUTE,
  STYLE_ATTRIBUTE,
} from '@/dom-contract'

// An inline script at the end of every prerendered page. It decides when to fetch React: every KiB requested before the
// largest contentful paint (LCP) delays it, whatever its priority.

const INPUT_EVENTS = ['pointerdown', 'keydown', 'focusin', 'submit']
const read = (name: string) => document.currentScript?.getAttribute(name) ?? ''
const [entry, screenChunks, style] = [read(ENTRY_ATTRIBUTE), read(SCREEN_CHUNKS_ATTRIBUTE), read(STYLE_ATTRIBUTE)]
let isRequested = false

const addScript = (properties: Partial<HTMLScriptElement>) =>
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', ...properties }))

/** Other pages need more than the inlined CSS. If the style sheet is lost, the next click requests it again. */
function requestStyle() {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style })
  link.onerror = () => {
    link.remove()
    addEventListener('click', requestStyle, { capture: true, once: true })
  }
  document.head.append(link)
}

function requestScripts() {
  // Not modulepreload: WebKit caches a failed one (decision 4). The entry comes first, because it is the largest file,
  // and over HTTP/1.1 only six requests go out at once.
  addScript({ src: entry, onerror: () => dispatchEvent(new Event(LOAD_FAILED_EVENT)) })
  for (const src of screenChunks.split(' ')) addScript({ src })
}

/** What loadReact() runs. After LOAD_FAILED_EVENT the style sheet is left out: requestStyle() retries it by itself. */
let requestMissing = () => {
  requestStyle()
  requestScripts()
}

function loadReact() {
  if (isRequested) return
  isRequested = true
  requestMissing()
}

// The next loadReact(), mostly at an input event, tries again. Two failures are possible. If the entry did not load,
// all scripts are requested again. If it has run, but a chunk of this page did not load, main.tsx sends a function as
// `detail` that loads it and hydrates: a browser runs a module only once, so the entry would not run again.
addEventListener(LOAD_FAILED_EVENT, ({ detail }) => {
  isRequested = false
  requestMissing = detail ?? requestScripts
})

for (const type of INPUT_EVENTS) addEventListener(type, loadReact, true)

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
  setTimeout(loadReact, PAINT_TIMEOUT_MS)
})
