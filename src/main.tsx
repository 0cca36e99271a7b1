import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app'
import { loadHeadingFont } from './heading-font'
import { readPrerendered, sitePath } from './prerendered'
import { preloadPage } from './routes'
import './index.css'

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
  preloadPage(path)
  const prerendered = readPrerendered(root, path)
  const site = (
    <StrictMode>
      <BrowserRouter basename={base}>
        <App snapshot={prerendered?.snapshot} />
      </BrowserRouter>
    </StrictMode>
  )
  // A transition yields to the visitor between its parts; otherwise React takes over in one go.
  if (prerendered) startTransition(() => void hydrateRoot(root, site))
  else createRoot(root).render(site)
}
