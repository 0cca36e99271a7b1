import { loadClient } from '@/data/load-client'
import { loadToaster } from '@/ui/load-toaster'

let isAsked = false

/**
 * Fetches what sending needs when somebody begins to fill in a form, so that it
 * is there when the connection is not. Failing is no matter: it is asked for
 * again when it is needed.
 */
export function warmUp() {
  if (isAsked) return
  isAsked = true
  loadClient().catch(() => {
    isAsked = false
  })
  loadToaster().catch(() => {})
}
