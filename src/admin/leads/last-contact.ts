import { createStore, useStorePart } from '@/lib/store'
import { safeLocalStorage } from '@/lib/web-storage'

// Whom the owner has called, texted or e-mailed from this browser. Other devices do not know of it.

const STORAGE_KEY = 'last-contacts'

/** The oldest are forgotten. */
const STORED_LEADS = 500

type Contact = 'Called' | 'Texted' | 'E-mailed'

/** By the id of a row: the contact and its time, as in `Called 2026-11-28T09:30:00.000Z`. */
const contacts = createStore(safeLocalStorage.readObject(STORAGE_KEY))

/** Remembers that the owner contacts a lead now. */
export function storeContact(id: string, contact: Contact) {
  const { [id]: _, ...others } = safeLocalStorage.readObject(STORAGE_KEY)
  const newest = [...Object.entries(others), [id, `${contact} ${new Date().toISOString()}`]].slice(-STORED_LEADS)
  contacts.write(Object.fromEntries(newest))
  safeLocalStorage.store(STORAGE_KEY, JSON.stringify(contacts.read()))
}

/** The last contact with a lead and its timestamp; nothing if there was none. */
export function useLastContact(id: string) {
  const stored = useStorePart(contacts, (all) => all[id])
  const [, contact, timestamp] = /^(Called|Texted|E-mailed) (\S+)$/.exec(String(stored)) ?? []
  return contact && timestamp ? { contact, timestamp } : null
}
