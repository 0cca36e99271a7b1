import { createContext, useContext } from 'react'

/** False below a page that is leaving (page-transition.tsx). */
export const PresenceContext = createContext(true)

/** A page that is leaving no longer speaks for the document: nothing of it belongs in the head. */
export const useIsPresent = () => useContext(PresenceContext)
