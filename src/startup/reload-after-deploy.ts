import type { QueryClient } from '@tanstack/react-query'
import { isScreenAwaited } from '@/lib/lazy-screen'
import { toastStore } from '@/ui/toast'
import { isPrefetching } from './prefetch-links'

const KEY = 'reloadedAt'
/** A failure so soon after a reload is the same failure, in milliseconds. */
const SOON_MS = 60_000

/**
 * After a deploy the files are gone that an open page still asks for; reloaded,
 * it asks for the new ones. Once, and only where that costs nothing: while
 * nothing is being sent or said, no form has words in it, and the host can be reached.
 */
export function reloadAfterDeploy(queryClient: QueryClient) {
  const isIdle = () =>
    queryClient.isMutating() === 0 && toastStore.read().length === 0 && ![...document.forms].some(hasWords)
  window.addEventListener('vite:preloadError', async () => {
    // Ahead of need, a failure does not matter.
    if (isPrefetching() && !isScreenAwaited()) return
    if (isIdle() && (await isHostThere()) && isIdle() && isFirstTry()) window.location.reload()
  })
}

const hasWords = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/** By the page itself: the answer of a network that asks for a login comes from another address, and fails. */
const isHostThere = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
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
