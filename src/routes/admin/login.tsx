import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasDrafts } from '@/admin/editor/drafts'
import type { LoginState } from '@/admin/require-admin'
import {
  canHash,
  readAdminAccess,
  readStoredDigest,
  removeLogin,
  sha256,
  storeDigest,
  storeLogin,
} from '@/admin/session'
import { isLocked, signIn } from '@/data/lock'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { CheckedForm, focusField } from '@/ui/form'
import { dismissAllToasts, toast } from '@/ui/toast'

const DIGEST = import.meta.env.VITE_ADMIN_PASSWORD_SHA256

const NO_STORAGE =
  'This browser does not let the site store anything, so it can’t keep you logged in. Please allow site data for this address, or use another browser.'
const NO_HASHING =
  'Logging in needs a secure connection. Please open this page with https:// at the start of its address.'
const NO_PASSWORD = 'This copy of the site was built without an admin password, so nobody can log in.'

const words = { password: { missing: 'Enter the admin password.' } }

export default function Login() {
  const navigate = useNavigate()
  const { from = paths.admin.dashboard } = (useLocation().state ?? {}) as Partial<LoginState>
  const [problem, setProblem] = useState<string>()
  const [passwordError, setPasswordError] = useState<string>()

  const [wasLoggedIn] = useState(() => readAdminAccess() === 'granted')

  // biome-ignore lint/correctness/useExhaustiveDependencies: redirects once.
  useEffect(() => {
    if (wasLoggedIn) navigate(from, { replace: true })
  }, [])

  useEffect(() => {
    if (!canHash()) setProblem(NO_HASHING)
    // With the lock on there is no digest to compare: Supabase Auth decides.
    else if (isLocked) return
    else if (!DIGEST) setProblem(NO_PASSWORD)
    else if (!storeDigest(DIGEST)) setProblem(NO_STORAGE)
  }, [])

  async function handleSubmit({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    if (problem) return
    const password = String(new FormData(form).get('password'))
    const loginError = await (isLocked ? authLoginError(password) : digestLoginError(password))
    if (loginError) {
      removeLogin()
      toast({ title: 'Login Failed', description: loginError, tone: 'danger' })
      setPasswordError(loginError)
      focusField(form, 'password')
      return
    }
    // With the lock on, only the guard reads the digest. Store a random one: the password's could be brute-forced.
    if ((isLocked && !storeDigest(await sha256(crypto.randomUUID()))) || !storeLogin()) {
      setProblem(NO_STORAGE)
      return
    }
    // Earlier toasts, such as a failed login, are stale.
    dismissAllToasts()
    toast({ title: 'Login Successful', description: 'Welcome, Admin!' })
    navigate(from, { replace: true })
  }

  if (wasLoggedIn) return null
  return (
    <div className="container-page grid grow content-start justify-items-center py-section">
      <PageMeta title="Admin Login" description="For the owner and staff." keywords="admin" isHidden />
      <div className="w-full max-w-md">
        <h1 className="text-title">Admin Login</h1>
        {hasDrafts() && (
          <p role="status" className="mt-4 rounded-card bg-cream px-5 py-4">
            What you typed is kept in this browser. The editor offers it again after you log in.
          </p>
        )}
        <CheckedForm
          words={words}
          onSubmit={handleSubmit}
          className="mt-6 grid gap-5 rounded-card border border-cream-200 p-6"
        >
          {/* Password managers store a password with a user name. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={import.meta.env.VITE_ADMIN_EMAIL || 'admin'}
            hidden
            readOnly
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={passwordError}
            onChange={() => setPasswordError(undefined)}
          />
          {problem && (
            <p role="alert" className="font-semibold text-brick text-small">
              {problem}
            </p>
          )}
          <button type="submit" className={buttonClass('brand')}>
            Log In
          </button>
        </CheckedForm>
        <p className="mt-4 text-bark-700 text-small">Admin password is fixed. Password reset is not available.</p>
      </div>
    </div>
  )
}

const digestLoginError = async (password: string) =>
  (await sha256(password)) !== readStoredDigest() && 'Incorrect password.'

/** Why the login with Supabase Auth failed; false if it succeeded. */
const authLoginError = (password: string) =>
  signIn(password).then(
    (isSignedIn) => !isSignedIn && 'Incorrect password.',
    (error: Error) => `${error.message}.`,
  )
