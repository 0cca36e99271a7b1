import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type LoginProblem, logIn, prepareLogin } from '@/admin/session'
import { toDataError } from '@/data/errors'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { focusField, ValidatedForm } from '@/ui/form'
import { dismissAllToasts, toast } from '@/ui/toast'

const messages = { password: { missing: 'Enter the admin password.' } }

const problems: Record<LoginProblem, string> = {
  insecure:
    'You can’t log in over this connection, because it isn’t secure. Type https:// at the start of this page’s address.',
  'no-storage':
    'This browser can’t keep you logged in, because it stores nothing for this site. Allow cookies and site data for it, or use another browser.',
  'wrong-password': 'Incorrect password.',
}

export default function Login() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const from = typeof state === 'string' ? state : paths.admin.dashboard
  const [obstacle] = useState(prepareLogin)
  const [failure, setFailure] = useState<{ problem?: LoginProblem; message: string }>()
  const [isBusy, setBusy] = useState(false)

  async function handleSubmit({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    if (obstacle || isBusy) return
    const { pathname } = window.location
    setBusy(true)
    const failure = await logIn(String(new FormData(form).get('password'))).then(
      (problem) => problem && { problem, message: problems[problem] },
      (error: unknown) => ({ problem: undefined, message: toDataError(error, 'login').message }),
    )
    setBusy(false)
    // The owner may have gone to another page before the answer came. While its code loads, this one is still shown.
    if (!form.isConnected || window.location.pathname !== pathname) return
    setFailure(failure)
    if (failure) {
      toast({ title: 'Login Failed', description: failure.message, tone: 'danger' })
      focusField(form, 'password')
      return
    }
    // Earlier toasts, such as a failed login, are stale.
    dismissAllToasts()
    toast({ title: 'Login Successful', description: 'Welcome, Admin!' })
    navigate(from, { replace: true })
  }

  const isWrongPassword = failure?.problem === 'wrong-password'
  const formError = obstacle ? problems[obstacle] : !isWrongPassword && failure?.message
  return (
    <div className="grid grow place-content-center bg-cream px-5 py-section">
      <PageMeta title="Admin Login" description="For the owner and staff." keywords="admin" isHidden />
      <div className="card w-[min(28rem,100vw-2.5rem)] p-6 md:p-8">
        <h1 className="text-title">Admin Login</h1>
        <ValidatedForm messages={messages} onSubmit={handleSubmit} className="mt-5 grid gap-5">
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
            note="Admin password is fixed. Password reset is not available."
            error={isWrongPassword ? failure.message : undefined}
            onChange={() => setFailure(undefined)}
          />
          {formError && (
            <p role="alert" className="text-error">
              {formError}
            </p>
          )}
          <button type="submit" aria-disabled={isBusy} className={buttonClass('brand')}>
            {isBusy ? 'Logging in...' : 'Log In'}
          </button>
        </ValidatedForm>
      </div>
    </div>
  )
}
