import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'
import { App } from '@/app'
import { createQueryClient, type Snapshot } from '@/data/query-client'

/** The whole site at an address, as a visitor meets it; with a snapshot, as one meets a page of the build. */
export function renderApp(path: string, snapshot?: Snapshot) {
  window.history.replaceState(null, '', path)
  const { unmount } = render(
    <BrowserRouter>
      <App queryClient={createQueryClient(snapshot)} />
    </BrowserRouter>,
  )
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }), unmount }
}

/** One screen alone, as the build renders it and React hydrates it. */
export const screenAt = (path: string, screen: ReactNode) => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
  </QueryClientProvider>
)

/** The site for somebody who has logged in. */
export function renderAdmin(path: string) {
  window.localStorage.setItem('adminAuthenticated', 'true')
  window.localStorage.setItem('adminPasswordHash', import.meta.env.VITE_ADMIN_PASSWORD_SHA256)
  return renderApp(path)
}

/** The toast with this title and text. */
export async function findToast(title: string, description?: string) {
  const heading = await screen.findByText(title, { selector: 'li *' })
  if (description) expect(heading.closest('li')).toHaveTextContent(description)
  return heading
}
