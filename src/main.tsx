import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app'
import { loadHeadingFont } from './heading-font'
import { readPrerendered, sitePath } from './prerendered'
import { preloadPage } from './routes'
import './index.css'

/** What boot.ts listens for. */
const CODE_MISSING = 'codemissing'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

start(root)
loadHeadingFont()

/** Takes over the finished HTML where the file has it for this address, else renders at once. */
function start(root: HTMLElement) {
  const base = import.meta.env.BASE_URL
  const path = sitePath(window.location.pathname, base)
  // Some hosts answer at /about/ and /about.html too; from here on there is one address.
  const address = `${base}${path.slice(1)}`
  if (address !== window.location.pathname) {
    window.history.replaceState(window.history.state, '', address + window.location.search + window.location.hash)
  }
  const prerendered = readPrerendered(root, path)
  const site = (
    <StrictMode>
      <BrowserRouter basename={base}>
        <App snapshot={prerendered?.snapshot} />
      </BrowserRouter>
    </StrictMode>
  )
  if (prerendered) takeOver(path, () => hydrateRoot(root, site))
  else createRoot(root).render(site)
}

/**
 * Only when the page's code is there: without it React would put an error in
 * place of HTML that works, and of what was typed into it. Until then boot.ts
 * looks after the page, and the next input tries again.
 */
async function takeOver(path: string, hydrate: () => void) {
  try {
    await preloadPage(path)
  } catch {
    document.dispatchEvent(new Event(CODE_MISSING))
    document.addEventListener('pointerdown', () => takeOver(path, hydrate), { once: true })
    return
  }
  // A transition yields to the visitor between its parts; otherwise React takes over in one go.
  startTransition(hydrate)
}
