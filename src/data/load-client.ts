import { isOffline } from '@/lib/is-offline'
import { usesSupabaseAuth } from './auth-mode'
import { DataError } from './errors'
import { REQUEST_TIMEOUT_MS } from './limits'

export type DataClient = typeof import('./client')

/** Resolves when queries of public pages may start; undefined if they need not wait. */
let publicQueriesMayStart: Promise<void> | undefined

/** Queries of public pages wait until the returned function is called, because the HTML has their rows already. */
export function pausePublicQueries() {
  let resumePublicQueries = () => {}
  publicQueriesMayStart = new Promise((resolve) => {
    resumePublicQueries = resolve
  })
  return resumePublicQueries
}

/** For queries of public pages: on a prerendered page it waits until the browser is idle, or for the first input. */
export async function loadClientWhenIdle() {
  await publicQueriesMayStart
  return loadClient()
}

/** Call early to preload it. Rejects with a DataError when the chunk does not load in time; nothing has been sent. */
export function loadClient() {
  const client = import('./client')
  return new Promise<DataClient>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DataError('loaded-too-late')), REQUEST_TIMEOUT_MS)
    // If online, a deploy has deleted the chunk or the browser has cached the failed import. Only a reload helps.
    const rejectImport = () => reject(new DataError(isOffline() ? 'unreachable' : 'not-loaded'))
    client.then(resolve, rejectImport).finally(() => clearTimeout(timer))
  })
}

/**
 * For the leads in the panel, and all that the owner changes. With Supabase Auth it rejects with a DataError if there
 * is no session.
 */
export async function loadClientWithSession() {
  const client = await loadClient()
  if (usesSupabaseAuth) await client.requireSession()
  return client
}
