import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { asRecord } from '@/lib/as-record'
import { NO_KEY } from '@/lib/router/history-state'
import { createPersistedStore } from '@/lib/store/persisted-store'
import { useStorePart } from '@/lib/store/store'
import { safeSessionStorage } from '@/lib/store/web-storage'
import { asTexts, type DraftName } from './draft'

// A form's confirmation that its lead has arrived, until the next one is submitted. It is also in sessionStorage.
//
// An example, with the history entries:
// 1. Somebody sends a request from /contact, and opens /about before the response. The confirmation has no page yet.
// 2. They open /get-a-quote (entry A), whose form shows it: the page of the confirmation is A from now on.
// 3. A reload keeps entry A, and Back leads to it, so both show the confirmation again.
// 4. A link to /get-a-quote makes entry B: a new visit, whose form shows no confirmation.

/** The lead's sender and, of a quote request, the ids of the requested services. */
export type Confirmation = { sender: string; services: readonly string[] }

type StoredConfirmation = Confirmation & {
  /** The router's key of the history entry whose page shows it; undefined until a form has shown it. */
  pageKey?: string | undefined
}

const confirmations = createPersistedStore(safeSessionStorage, 'confirmations', (stored) => stored)

export function writeConfirmation(draftName: DraftName, confirmation: StoredConfirmation | null) {
  confirmations.write({ ...confirmations.read(), [draftName]: confirmation })
}

export function useConfirmation(draftName: DraftName) {
  const { key } = useLocation()
  // A hash link such as the skip link makes a history entry without a key, but does not leave the page.
  const [pageKey, setPageKey] = useState(key)
  if (key !== NO_KEY && key !== pageKey) setPageKey(key)
  const latest = readConfirmation(useStorePart(confirmations, (all) => all[draftName]))
  const isConfirmationNew = latest !== null && latest.pageKey === undefined

  useEffect(() => {
    if (isConfirmationNew) writeConfirmation(draftName, { ...latest, pageKey })
  }, [isConfirmationNew, draftName, latest, pageKey])

  return {
    /** From the lead's arrival until the next submission. */
    confirmation: isConfirmationNew || latest?.pageKey === pageKey ? latest : null,
    /** False once it has been shown, as after a reload and for Back. */
    isConfirmationNew,
  }
}

/** The storage may have anything, such as an entry of an older version of the site. */
export function readConfirmation(stored: unknown): StoredConfirmation | null {
  const { sender, services, pageKey } = asRecord(stored)
  if (typeof sender !== 'string') return null
  return { sender, services: asTexts(services), pageKey: typeof pageKey === 'string' ? pageKey : undefined }
}
