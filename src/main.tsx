import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app'
import { logBug } from './data/errors'
import { pausePublicQueries } from './data/load-client'
import { HYDRATED_ATTRIBUTE, LOAD_FAILED_EVENT } from './dom-contract'
import { replaceFirstUrl } from './lib/router/history-state'
import { sitePath } from './paths'
import { createQueryClient } from './query-client'
import { loadPage } from './routes'
import { waitForIdle } from './startup/idle-queue'
import { saveEarlyTyping } from './startup/inline/early-typing'
import { readPrerendered } from './startup/prerendered'
import './index.css'

// The order of startup:
// 1. startup/inline/boot.ts, in every prerendered page, fetches this file after the largest paint or at the first input.
// 2. startup/inline/queued-forms.ts, in pages with a form, works until step 6: it queues a form that is submitted, fills
//    its e-mail link, and stores what was typed if the visitor leaves (pagehide).
// 3. startup/prerendered.ts reads the page's rows for query-client.ts. In another page's file React starts empty.
// 4. routes.tsx loads the page's own code. If that fails, boot.ts decides when to retry.
// 5. startup/inline/early-typing.ts stores what has been typed so far as drafts (forms/draft.ts).
// 6. React hydrates app.tsx, then marks <html> as hydrated.
// 7. startup/idle-queue.ts runs the rest in turn: fresh rows, the heading font, and once the visitor has done
//    something, the code of the pages that links in view lead to (app.tsx with startup/prefetch-links.ts). The queries
//    of public pages wait for the first idle moment, click or key (data/load-client.ts).

/** Logs what layout/error-boundary.tsx catches, in place of React's own log. */
const rootOptions = { onCaughtError: (error: unknown) => logBug(error, 'A page crashed') }

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

start(root)

/** Hydrates if the file was prerendered for this path, else renders on the client. */
function start(root: HTMLElement) {
  const base = import.meta.env.BASE_URL
  const path = sitePath(window.location.pathname, base)
  // Some hosts also serve /about/ and /about.html. Normalize to the canonical URL.
  replaceFirstUrl(base + path.slice(1) + window.location.search + window.location.hash)
  const prerendered = readPrerendered(root, path)
  const resumePublicQueries = prerendered ? pausePublicQueries() : () => {}
  const site = (
    <StrictMode>
      {/* Without transitions, a page appears sooner on a slow phone (docs/decisions/0004). */}
      <BrowserRouter basename={base} useTransitions={false}>
        <App queryClient={createQueryClient(prerendered?.snapshot)}>
          <AfterHydration resumePublicQueries={resumePublicQueries} />
        </App>
      </BrowserRouter>
    </StrictMode>
  )
  if (prerendered) hydrate(root, path, site)
  else createRoot(root, rootOptions).render(site)
}

/** Waits for the page's code: without it React would replace working HTML, and what was typed, with an error. */
async function hydrate(root: HTMLElement, path: string, site: ReactNode) {
  try {
    await loadPage(path)
  } catch {
    window.dispatchEvent(new CustomEvent(LOAD_FAILED_EVENT, { detail: () => hydrate(root, path, site) }))
    return
  }
  saveEarlyTyping()
  const field = document.activeElement
  // React has replaced a page that a translator or an extension had changed: restores focus to the field being edited.
  const onRecoverableError = (error: unknown) => {
    reportError(error)
    const place = `[id="${field?.closest('form')?.id}"] [name="${field?.getAttribute('name')}"]:not([type=checkbox])`
    if (document.activeElement === document.body) root.querySelector<HTMLElement>(place)?.focus()
  }
  // In a transition, input can interrupt hydration; otherwise it is one long task.
  startTransition(() => void hydrateRoot(root, site, { ...rootOptions, onRecoverableError }))
}

/** Rendered beside the page, so its effect runs once React has hydrated both. */
function AfterHydration({ resumePublicQueries }: { resumePublicQueries: () => void }) {
  useEffect(() => {
    document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '')
    // After a click or a key the visitor may be waiting for the rows of another page.
    for (const type of ['click', 'keydown'])
      window.addEventListener(type, resumePublicQueries, { capture: true, once: true })
    void waitForIdle().then(resumePublicQueries)
    void waitForIdle().then(loadHeadingFont)
  }, [resumePublicQueries])
  return null
}

/** Until the font has loaded, or if it fails, a fallback font with the same metrics is shown. */
async function loadHeadingFont() {
  const face = new FontFace('Fraunces', `url(${fraunces})`, { weight: '600' })
  await face.load().then(
    () => document.fonts.add(face),
    () => {},
  )
}
