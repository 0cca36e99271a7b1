import { useHref } from 'react-router-dom'

/**
 * Returns whether the page that renders this is that of the address: while the next page's code loads, the address is
 * already that page's, and must not be changed.
 */
export function useShownCheck() {
  const path = useHref('')
  return () => window.location.pathname === path
}
