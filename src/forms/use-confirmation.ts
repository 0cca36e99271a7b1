import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { asRecord } from '@/lib/as-record'
import { SAME_PAGE } from '@/lib/history-state'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import type { DraftName } from './draft'

/**
 * What the form says once a lead is stored. The history entry keeps it: a reload and Back show it again, and a link to
 * the form does not.
 */
export function useConfirmation<Confirmation>(
  draftName: DraftName,
  readConfirmation: (stored: unknown) => Confirmation | undefined,
) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const [isConfirmationNew, setIsConfirmationNew] = useState(false)
  return {
    confirmation: isHydrated ? readConfirmation(readConfirmations(state)[draftName]) : undefined,
    isConfirmationNew,
    setConfirmation: (confirmation: Confirmation | undefined) => {
      setIsConfirmationNew(true)
      // The page's other form may have changed the entry in the same commit, after this one was rendered. The router
      // keeps a location's state as `usr`.
      const confirmations = { ...readConfirmations(window.history.state?.usr), [draftName]: confirmation }
      navigate({ pathname, search, hash }, { replace: true, state: { ...SAME_PAGE, confirmations } })
    },
  }
}

/** The confirmations of a history entry, by the name of the form's draft. */
const readConfirmations = (state: unknown) => asRecord(asRecord(state)['confirmations'])
