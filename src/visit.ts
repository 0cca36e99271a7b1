import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { RowStore, Snapshot } from './data/row-store'
import type { SendingStore } from './data/sending-store'

/**
 * What a visit begins with, and what lasts until its end: each is made by the
 * first page that needs it (use-rows.ts, use-sending.ts, panel-data.tsx), so that the others do
 * without its code.
 */
export type Visit = {
  snapshot?: Snapshot | undefined
  rows?: RowStore
  /** By the names of the forms. */
  sendings?: Record<string, SendingStore>
  panelClient?: QueryClient
}

export const VisitContext = createContext<Visit>({})
