import { asRecord } from '@/lib/as-record'
import { createPersistedStore } from '@/lib/store/persisted-store'
import { useStorePart } from '@/lib/store/store'
import { safeLocalStorage } from '@/lib/store/web-storage'

// The leads whom the owner has called, texted or e-mailed from this browser. Other devices do not know of it.

/** How many leads are remembered. Those contacted longest ago are forgotten. */
const STORED_LEADS = 500

type Contact = 'Called' | 'Texted' | 'E-mailed'

/** By the id of a row: the last contact and its ISO timestamp. */
const contacts = createPersistedStore(safeLocalStorage, 'last-contacts', (stored) => stored)

export function rememberContact(id: string, contact: Contact) {
  // Another tab may have stored contacts too.
  const { [id]: _, ...others } = contacts.readStorage()
  const newest = [...Object.entries(others), [id, { contact, timestamp: new Date().toISOString() }]].slice(
    -STORED_LEADS,
  )
  contacts.write(Object.fromEntries(newest))
}

/** The last contact with a lead and its timestamp; null if there was none. */
export function useLastContact(id: string) {
  const { contact, timestamp } = asRecord(useStorePart(contacts, (all) => all[id]))
  return typeof contact === 'string' && typeof timestamp === 'string' ? { contact, timestamp } : null
}
