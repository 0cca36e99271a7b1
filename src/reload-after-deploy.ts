import type { QueryClient } from '@tanstack/react-query'
import { isPrefetching } from './prefetch-links'

const KEY = 'reloadedAt'
/** A failure so soon after a reload is the same failure, in milliseconds. */
const SOON_MS = 60_000

/**
 * After a deploy the files are gone that an open page still asks for; reloaded,
 * it asks for the new ones. Once, and only where that costs nothing: while
 * nothing is being sent, no form has words in it, and the host can be reached.
 */
export function reloadAfterDeploy(queryClient: QueryClient) {
  const isIdle = () => queryClient.isMutating() === 0 && ![...document.forms].some(hasWords)
  window.addEventListener('vite:preloadError', async () => {
    // Ahead of need, a failure does not matter.
    if (isPrefetching()) return
    if (isIdle() && (await isHostThere()) && isIdle() && isFirstTry()) window.location.reload()
  })
}

const hasWords = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement && (field.value !== field.defaultValue || field.checked)) ||
      (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue),
  )

/** The page itself: what a network that asks for a login answers with comes from another address, and fails. */
const isHostThere = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** False where no storage could remember it. */
function isFirstTry() {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    sessionStorage.setItem(KEY, String(Date.now()))
    return Date.now() - last > SOON_MS
  } catch {
    return false
  }
}
