import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'
import { App } from '@/app'
import { createQueryClient, type Snapshot } from '@/query-client'

/** Renders the whole site at a path, as main.tsx does; with a snapshot, as on a prerendered page. */
export function renderApp(
  path: string,
  snapshot?: Snapshot,
  historyState: unknown = { key: String(performance.now()) },
) {
  window.history.replaceState(historyState, '', path)
  const { unmount } = render(
    <BrowserRouter useTransitions={false}>
      <App queryClient={createQueryClient(snapshot)} />
    </BrowserRouter>,
  )
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }), unmount }
}

/** Renders the site at a path and waits for the page's heading, which comes with its code. */
export async function openPage(path: string) {
  const view = renderApp(path)
  const heading = await screen.findByRole('heading', { level: 1 })
  return { ...view, heading, main: within(screen.getByRole('main')) }
}

/** One screen with what it needs around it, to be prerendered and hydrated. */
export const withProviders = (screen: ReactNode, path: string) => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
  </QueryClientProvider>
)

/** Hydrates a screen at an address over its prerendered HTML, in which somebody has typed before. */
export async function hydrateScreen(address: string, component: ReactNode, type = async () => {}) {
  const container = document.body.appendChild(document.createElement('div'))
  // Prerendering knows only the path. A hydration mismatch would log an error to the console.
  container.innerHTML = renderToString(withProviders(component, address.replace(/\?.*/, '')))
  await type()
  await act(async () => void render(withProviders(component, address), { container, hydrate: true }))
}

/** Renders the site as a logged-in admin. */
export function renderAdmin(path: string, snapshot?: Snapshot) {
  window.localStorage.setItem('adminAuthenticated', 'true')
  window.localStorage.setItem('adminPasswordHash', import.meta.env.VITE_ADMIN_PASSWORD_SHA256)
  return renderApp(path, snapshot)
}

/**
 * Changes the address and keeps the page, as a click on a link does until the code of the next page has loaded. A click
 * would not do, because another test file may have loaded it.
 */
export const moveAddressAhead = (path: string) => window.history.pushState(null, '', path)

/** The title of a toast. Only in the region of the toasts, because Radix announces each title elsewhere too. */
export function queryToast(title: string, description = '') {
  const region = screen.queryByLabelText(/^Notifications/)
  // Another toast may have the same title. A dialog hides all of them from screen readers.
  const toasts = region ? within(region).queryAllByRole('listitem', { hidden: true }) : []
  const toast = toasts.find((each) => within(each).queryByText(title) && each.textContent.includes(description))
  return toast ? within(toast).getByText(title) : null
}

/** Waits for the toast with this title and description. */
export const findToast = (title: string, description = '') =>
  waitFor(() => {
    const toast = queryToast(title, description)
    expect(toast, `${title}: ${description}`).not.toBeNull()
    return toast as HTMLElement
  })
