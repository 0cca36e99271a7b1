import { createContext } from 'react'
import type { SendingStore } from './data/sending-store'

/** What lasts until the end of a visit. */
export type Visit = {
  /** By the names of the forms. */
  sendings?: Record<string, SendingStore>
}

export const VisitContext = createContext<Visit>({})
