import { matchRoutes } from 'react-router-dom'
import { HEAD_TAG_ATTRIBUTE, PATH_ATTRIBUTE, SNAPSHOT_ID } from '@/dom-contract'
import type { Snapshot } from '@/query-client'
import { routes } from '@/routes'

// Reads what the build put into the HTML file that the host served (src/prerender).

/** Null when the file is for another path, as the shell is. Then its head tags go: the screen renders its own. */
export function readPrerendered(root: HTMLElement, path: string): { snapshot?: Snapshot } | null {
  const prerenderedPath = root.getAttribute(PATH_ATTRIBUTE)
  if (prerenderedPath !== path && !(prerenderedPath === '*' && isUnknown(path))) {
    for (const tag of document.head.querySelectorAll(`[${HEAD_TAG_ATTRIBUTE}]`)) tag.remove()
    return null
  }
  const json = document.getElementById(SNAPSHOT_ID)?.textContent
  return json ? { snapshot: JSON.parse(json) } : {}
}

/** Whether 404.html can hydrate. Below a page's path the navigation has aria-current, which 404.html lacks. */
const isUnknown = (path: string) => hasNoPage(path) && hasNoPage(path.replace(/^(\/[^/]*).*/, '$1'))

const hasNoPage = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path === '*'
