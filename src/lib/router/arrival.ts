import { createContext } from 'react'

/**
 * How the visitor came to the page: it is the first one, a link led to it, or Back or Forward. React Router's
 * useNavigationType says POP for the first page as for Back, and below useRoutes with a location always.
 */
export const ArrivalContext = createContext<'first' | 'link' | 'back'>('first')
