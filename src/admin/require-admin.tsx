import { useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { loadToaster, toast } from '@/ui/toast'
import { isSessionKey, readAdminAccess } from './session'

/** Router state of the login page: where to redirect after login. */
export type LoginState = { from: string }

/** Route guard: redirects to the login page, which remembers the requested address. */
export function RequireAdmin() {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const [storageChanges, setStorageChanges] = useState(0)

  // The panel shows errors only as toasts, so preload the toaster chunk in case the browser goes offline.
  useEffect(() => void loadToaster().catch(() => {}), [])

  // A logout in another tab also ends the session here. Unsaved input stays as a draft.
  useEffect(() => {
    const recheckAccess = ({ key }: StorageEvent) => {
      if (isSessionKey(key)) setStorageChanges((count) => count + 1)
    }
    window.addEventListener('storage', recheckAccess)
    return () => window.removeEventListener('storage', recheckAccess)
  }, [])

  // Memoized per visit: the exiting page keeps its key, and must not redirect again after a logout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes per visit, the count with a `storage` event.
  const access = useMemo(readAdminAccess, [key, storageChanges])

  // Not <Navigate>: it navigates on every render during the exit animation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second visit redirect again.
  useEffect(() => {
    if (access === 'granted') return
    if (access === 'no-password') {
      toast({
        title: 'Admin Password Not Set',
        description: 'Please set an admin password first via the login page.',
        tone: 'danger',
      })
    }
    navigate(paths.admin.login, { replace: true, state: { from: pathname + search } satisfies LoginState })
  }, [access, navigate, pathname, search, key])

  return access === 'granted' ? <Outlet /> : null
}
