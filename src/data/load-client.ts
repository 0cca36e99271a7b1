import { DataError } from './errors'
import { REQUEST_TIMEOUT_MS } from './limits'
import { isLocked } from './lock'

let rowsMayLoad: Promise<void> | undefined

/** Holds back the rows of public pages until the returned function is called: they are in the HTML already. */
export function holdRows() {
  let letRowsLoad = () => {}
  rowsMayLoad = new Promise((resolve) => {
    letRowsLoad = resolve
  })
  return letRowsLoad
}

/** The data client for rows of a public page. */
export async function loadClientForRows() {
  await rowsMayLoad
  return loadClient()
}

/**
 * The data client, loaded on first use; call early to preload it. Rejects with a DataError when the chunk fails to load
 * or on timeout. Nothing has been sent then.
 */
export function loadClient() {
  const client = import('./client')
  return new Promise<Awaited<typeof client>>((resolve, reject) => {
    const rejectUnreachable = () => reject(new DataError('unreachable'))
    const timer = setTimeout(rejectUnreachable, REQUEST_TIMEOUT_MS)
    // Online, a deploy has deleted the chunk or the browser has cached the failed import; only a reload helps.
    const rejectImport = () =>
      globalThis.navigator?.onLine === false ? rejectUnreachable() : reject(new DataError('not-loaded'))
    client.then(resolve, rejectImport).finally(() => clearTimeout(timer))
  })
}

/** The data client for calls of the panel. With the lock it rejects without a session. */
export async function loadAdminClient() {
  const client = await loadClient()
  if (isLocked) await client.requireSession()
  return client
}
