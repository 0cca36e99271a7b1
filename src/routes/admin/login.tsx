import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { logIn, prepareLogin } from '@/admin/session'
import { asSentence, hasKind, messageOf } from '@/data/errors'
import { PageMeta } from '@/head/page-meta'
import { useHasLeft } from '@/lib/router/history-state'
import { useSingleMutation } from '@/lib/use-single-mutation'
import { paths } from '@/paths'
import shop from '@/pictures/shop.webp?w=480;740;1200;1800&quality=42&picture'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { focusField, ValidatedForm } from '@/ui/form'
import { Picture } from '@/ui/picture'
import { dismissFinishedToasts, toast } from '@/ui/toast'

const formMessages = { password: { missing: 'Enter the admin password.' } }

export default function Login() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const hasLeft = useHasLeft()
  const from = typeof state === 'string' ? state : paths.admin.dashboard
  const { mutate, isPending, error, reset } = useSingleMutation({
    // Takes the form, not the password, because the mutation cache keeps the variables.
    mutationFn: (form: HTMLFormElement) => logIn(String(new FormData(form).get('password'))),
    // The callbacks also run when the owner has gone to another page in the meantime.
    onSuccess: () => {
      // Earlier toasts, such as a failed login, are stale.
      dismissFinishedToasts()
      toast({ title: 'Login Successful', description: 'Welcome, Admin!' })
      // The owner stays on a page that they have gone to.
      if (!hasLeft()) navigate(from, { replace: true })
    },
    onError: (_failure, form) => focusField(form, 'password'),
    meta: { errorTitle: 'Login Failed' },
    gcTime: 0,
  })

  useEffect(() => void prepareLogin(), [])

  return (
    <div className="grid grow content-start bg-cream-50 lg:grid-cols-2/3 lg:content-stretch">
      <PageMeta title="Admin Login" description="For the owner and staff." keywords="admin" isHidden />
      <Picture
        source={shop}
        alt=""
        sizes="(min-width: 64rem) 60vw, 100vw"
        loading="eager"
        className="h-60 w-full object-cover object-[54%_60%] md:h-120 lg:order-last lg:h-full lg:object-[64%_60%]"
      />
      {/* Over the foot of the picture. On a desktop its left edge is that of the logo. */}
      <div className="relative -mt-8 grid content-center justify-items-center px-side pb-12 md:-mt-16 lg:my-0 lg:ml-(--page-outside) lg:justify-items-start lg:py-12">
        <div className="ui-card ui-card-body w-full max-w-md lg:max-w-105 lg:border-0 lg:bg-transparent lg:p-0">
          <h1 className="text-title">Admin Login</h1>
          <ValidatedForm
            messages={formMessages}
            onSubmit={({ currentTarget }) => mutate(currentTarget)}
            className="mt-6 grid gap-6"
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
              note={
                <>
                  <span className="block">Admin password is fixed. Password reset is not available.</span>
                  <span className="block">Lost it? Ask the person who set up this site.</span>
                </>
              }
              onChange={() => error && reset()}
            />
            {/* A wrong password is said in the toast only. */}
            {error && !hasKind(error, 'wrong-password') && (
              <p role="alert" className="ui-error-note">
                {asSentence(messageOf(error))}
              </p>
            )}
            <button type="submit" aria-disabled={isPending} className={buttonClass('brand')}>
              {isPending ? 'Logging in...' : 'Log In'}
            </button>
          </ValidatedForm>
        </div>
      </div>
    </div>
  )
}
