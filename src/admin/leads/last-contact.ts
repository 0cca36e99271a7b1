import { useStorePart } from '@/lib/store/store'
import { createStoredStore } from '@/lib/store/stored-store'
import { safeLocalStorage } from '@/lib/store/web-storage'

// Whom the owner has called, texted or e-mailed from this browser. Other devices do not know of it.

/** How many leads are remembered. Those contacted longest ago are forgotten. */
const STORED_LEADS = 500

type Contact = 'Called' | 'Texted' | 'E-mailed'

/** By the id of a row: the contact and its time, as in `Called 2026-11-28T09:30:00.000Z`. */
const contacts = createStoredStore(safeLocalStorage, 'last-contacts', (stored) => stored)

export function rememberContact(id: string, contact: Contact) {
  // Another tab may have stored contacts too.
  const { [id]: _, ...others } = contacts.readStorage()
  const newest = [...Object.entries(others), [id, `${contact} ${new Date().toISOString()}`]].slice(-STORED_LEADS)
  contacts.write(Object.fromEntries(newest))
}

/** The last contact with a lead and its timestamp; null if there was none. */
export function useLastContact(id: string) {
  const stored = useStorePart(contacts, (all) => all[id])
  if (typeof stored !== 'string') return null
  const [, contact, timestamp] = /^(Called|Texted|E-mailed) (\S+)$/.exec(stored) ?? []
  return contact && timestamp ? { contact, timestamp } : null
}
