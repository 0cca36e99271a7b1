import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app'
import { createQueryClient } from './data/query-client'
import { saveEarlyTyping } from './forms/draft'
import { loadPage } from './routes'
import { loadHeadingFont } from './startup/heading-font'
import { readPrerendered, sitePath } from './startup/prerendered'
import { reloadAfterDeploy } from './startup/reload-after-deploy'
import './index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

start(root)
loadHeadingFont()

/** Hydrates the finished HTML where the file has it for this address, else renders at once. */
function start(root: HTMLElement) {
  const base = import.meta.env.BASE_URL
  const path = sitePath(window.location.pathname, base)
  // Some hosts answer at /about/ and /about.html too; from here on there is one address.
  const address = `${base}${path.slice(1)}`
  if (address !== window.location.pathname) {
    window.history.replaceState(window.history.state, '', address + window.location.search + window.location.hash)
  }
  const prerendered = readPrerendered(root, path)
  const queryClient = createQueryClient(prerendered?.snapshot)
  reloadAfterDeploy(queryClient)
  const site = (
    <StrictMode>
      <BrowserRouter basename={base}>
        <App queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>
  )
  if (prerendered) hydrate(root, path, site)
  else createRoot(root).render(site)
}

/**
 * Only when the page's code is there: without it React would put an error in
 * place of HTML that works, and of what was typed into it. The next press tries again.
 */
async function hydrate(root: HTMLElement, path: string, site: ReactNode) {
  try {
    await loadPage(path)
  } catch {
    document.addEventListener('pointerdown', () => hydrate(root, path, site), { once: true })
    return
  }
  saveEarlyTyping()
  // A transition yields to the visitor between its parts; otherwise React hydrates in one go.
  startTransition(() => void hydrateRoot(root, site))
}
