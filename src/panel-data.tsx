import { QueryClientProvider } from '@tanstack/react-query'
import { useContext } from 'react'
import { Outlet } from 'react-router-dom'
import { createQueryClient } from './query-client'
import { VisitContext } from './visit'

/** Around the screens of the panel. Public pages do without the code of the query library. */
export function PanelData() {
  const visit = useContext(VisitContext)
  visit.panelClient ??= createQueryClient()
  return (
    <QueryClientProvider client={visit.panelClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
