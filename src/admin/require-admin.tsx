import { useEffect, useSyncExternalStore } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { LOGIN_ENDED_EVENT } from '@/data/lock'
import { paths } from '@/paths'
import { loadToaster, toast } from '@/ui/toast'
import { readAdminAccess, removeLogin } from './session'

// The panel shows errors as toasts only, so the toaster's chunk is preloaded, in case the browser goes offline.
loadToaster().catch(() => {})

/** Route guard: redirects to the login page, which remembers the requested address. */
export function RequireAdmin() {
  const { pathname, search } = useLocation()
  const access = useSyncExternalStore(subscribe, readAdminAccess)

  useEffect(() => {
    if (access !== 'no-password') return
    toast({
      title: 'Admin Password Not Set',
      description: 'Please set an admin password first via the login page.',
      tone: 'danger',
    })
  }, [access])

  if (access === 'granted') return <Outlet />
  // The login leads back to this address. It is a string, because <Navigate> navigates again for each new object.
  return <Navigate to={paths.admin.login} replace state={pathname + search} />
}

/**
 * A logout in another tab ends the session here too, even during an edit: the editor has stored a draft of it, unless it
 * still offers an earlier one (admin/editor/use-editor-draft.ts).
 */
function subscribe(onChange: () => void) {
  const endSession = () => {
    removeLogin()
    onChange()
  }
  window.addEventListener('storage', onChange)
  window.addEventListener(LOGIN_ENDED_EVENT, endSession)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(LOGIN_ENDED_EVENT, endSession)
  }
}
