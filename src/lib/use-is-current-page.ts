import { useHref } from 'react-router-dom'

/**
 * Returns a function that says whether the component's page is that of the address. While the code of the next page
 * loads, the address is already that page's, and the old page must not change it.
 */
export function useIsCurrentPage() {
  const path = useHref('')
  return () => window.location.pathname === path
}
