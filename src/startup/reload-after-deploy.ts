import type { QueryClient } from '@tanstack/react-query'
import { isScreenAwaited } from '@/lib/lazy-screen'
import { toastStore } from '@/ui/toast'
import { isPrefetching } from './prefetch-links'

const KEY = 'reloadedAt'
/** A failure this soon after a reload is the same failure, so it must not loop (ms). */
const RELOAD_COOLDOWN_MS = 60_000

/**
 * A deploy deletes the chunks that an open page still imports. Reload once to get the
 * new ones, but only if nothing is lost: no mutation in flight, no toast shown, no
 * dirty form, and the host is reachable.
 */
export function reloadAfterDeploy(queryClient: QueryClient) {
  const isIdle = () =>
    queryClient.isMutating() === 0 && toastStore.read().length === 0 && ![...document.forms].some(isDirty)
  window.addEventListener('vite:preloadError', async () => {
    // A failed prefetch does not matter.
    if (isPrefetching() && !isScreenAwaited()) return
    if (isIdle() && (await isHostReachable()) && isIdle() && isFirstTry()) window.location.reload()
  })
}

const isDirty = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/** Fetches the page itself: a captive portal redirects to another origin, so the fetch fails. */
const isHostReachable = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** False when sessionStorage is blocked, because nothing would stop a reload loop. */
function isFirstTry() {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    sessionStorage.setItem(KEY, String(Date.now()))
    return Date.now() - last > RELOAD_COOLDOWN_MS
  } catch {
    return false
  }
}
