import { useHref, useLocation } from 'react-router-dom'

/**
 * Returns a function that says whether the URL is still that of the component's page. While the next page's code loads,
 * the URL is already the next page's, and the old page must not change it.
 */
export function useIsCurrentPage() {
  const path = useHref(useLocation().pathname)
  return () => window.location.pathname === path
}
