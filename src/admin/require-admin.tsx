import { useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { loadToaster, toast } from '@/ui/toast'
import { isSessionKey, readAdminAccess } from './session'

/** What the login page finds in the router's state: the page to go on to. */
export type LoginState = { from: string }

/** Guards the admin screens; sends everyone else to the login page, which remembers where they wanted to go. */
export function RequireAdmin() {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const [changes, setChanges] = useState(0)

  // A failure of the panel is said in a toast alone: its code must be there when the connection is not.
  useEffect(() => void loadToaster().catch(() => {}), [])

  // A logout in another tab ends the session here too. What was being typed is kept as a draft.
  useEffect(() => {
    const askAgain = ({ key }: StorageEvent) => {
      if (isSessionKey(key)) setChanges((count) => count + 1)
    }
    window.addEventListener('storage', askAgain)
    return () => window.removeEventListener('storage', askAgain)
  }, [])

  // Asked once a visit: a page that is leaving keeps its key, and must not redirect again after a logout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the visit, the count for what other tabs did.
  const access = useMemo(readAdminAccess, [key, changes])

  // Not <Navigate>: it navigates anew with each render of the page that is leaving.
  // biome-ignore lint/correctness/useExhaustiveDependencies: visited twice, the page redirects twice.
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
