import { QueryClientProvider } from '@tanstack/react-query'
import { useContext } from 'react'
import { Outlet } from 'react-router-dom'
import { createQueryClient } from './query-client'
import { SiteDataContext } from './snapshot'

/**
 * Around every screen that reads or writes rows. Pages without rows do without
 * its code; the client it makes lasts as long as the visit.
 */
export function SiteData() {
  const siteData = useContext(SiteDataContext)
  siteData.client ??= createQueryClient(siteData.snapshot)
  return (
    <QueryClientProvider client={siteData.client}>
      <Outlet />
    </QueryClientProvider>
  )
}
