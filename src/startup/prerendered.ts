import { matchRoutes } from 'react-router-dom'
import type { Snapshot } from '@/data/query-client'
import { routes } from '@/routes'

// What the build left in the file that the host has answered with (src/prerender).

/** The path as the site's own links have it: inside the base, without .html and without a slash at its end. */
export const sitePath = (pathname: string, base: string) =>
  `/${`${pathname}/`
    .slice(base.length)
    .replace(/\/+$/, '')
    .replace(/^index\.html$|\.html$/, '')}`

/**
 * What React needs to take over the file's HTML. Null when the file was made
 * for another path, as where a host answers with the shell; then the head
 * loses that page's tags, so that those of the shown page stand alone.
 */
export function readPrerendered(root: HTMLElement, path: string): { snapshot?: Snapshot } | null {
  const madeFor = root.dataset['path']
  if (madeFor !== path && !(madeFor === '*' && isUnknown(path))) {
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove()
    return null
  }
  const json = document.getElementById('snapshot')?.textContent
  return json ? { snapshot: JSON.parse(json) } : {}
}

/** Below a page's path the navigation marks that page, which 404.html cannot know: there React renders anew. */
const isUnknown = (path: string) => hasNoPage(path) && hasNoPage(path.replace(/^(\/[^/]*).*/, '$1'))

const hasNoPage = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path === '*'
