import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { asRecord } from '@/lib/as-record'
import { NO_KEY } from '@/lib/history-state'
import { createStore, useStorePart } from '@/lib/store'
import { safeSessionStorage } from '@/lib/web-storage'
import { asTexts, type DraftName } from './draft'

/** Who has sent the lead, and the ids of the services asked for, if it is a quote request. */
export type Confirmation = { sender: string; services: readonly string[] }

const STORAGE_KEY = 'confirmations'

/** By draft name and history entry, so that a reload and Back show them again, and a link to the form does not. */
export const confirmationStore = createStore<Readonly<Record<string, unknown>>>({})
// Those from before a reload.
confirmationStore.write(safeSessionStorage.readObject(STORAGE_KEY))

/** What the form says once a lead is stored. */
export function useConfirmation(draftName: DraftName) {
  const { key } = useLocation()
  // A plain hash link stays on the page, so the page's entry counts.
  const [pageKey, setPageKey] = useState(() => (key === NO_KEY ? String(Date.now()) : key))
  if (key !== NO_KEY && key !== pageKey) setPageKey(key)
  const id = `${draftName}:${pageKey}`
  const [isConfirmationNew, setIsConfirmationNew] = useState(false)
  return {
    confirmation: readConfirmation(useStorePart(confirmationStore, (all) => all[id])),
    isConfirmationNew,
    setConfirmation: (confirmation: Confirmation | undefined) => {
      setIsConfirmationNew(true)
      confirmationStore.write({ ...confirmationStore.read(), [id]: confirmation })
      safeSessionStorage.store(STORAGE_KEY, JSON.stringify(confirmationStore.read()))
    },
  }
}

/** The storage may have anything, such as what an older version of the site has stored. */
export function readConfirmation(stored: unknown): Confirmation | undefined {
  const { sender, services } = asRecord(stored)
  return typeof sender === 'string' ? { sender, services: asTexts(services) } : undefined
}
