import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useHasLeft } from '@/lib/router/history-state'
import { paths } from '@/paths'
import { loadToaster, toast } from '@/ui/toast'
import { useAdminAccess } from './session'

// The panel shows errors as toasts only, so the toaster's chunk is preloaded, in case the browser goes offline.
loadToaster().catch(() => {})

/** Route guard: redirects to the login page, which later leads back to the requested URL. */
export function RequireAdmin() {
  const { pathname, search } = useLocation()
  const hasLeft = useHasLeft()
  const access = useAdminAccess()

  useEffect(() => {
    if (access !== 'no-password') return
    toast({
      title: 'Admin Password Not Set',
      description: 'Please set an admin password first via the login page.',
      tone: 'danger',
    })
  }, [access])

  if (access === 'granted') return <Outlet />
  // Logout has navigated to the login page. After a <Navigate> from here, the next login would lead back to this page.
  if (hasLeft()) return null
  // The login leads back to this path. It is a string, because <Navigate> navigates again for each new object.
  return <Navigate to={paths.admin.login} replace state={pathname + search} />
}
