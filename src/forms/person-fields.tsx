import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { TextField } from '@/ui/field'
import type { FormWords } from '@/ui/form'

/** Who writes, and how to reach them. */
export function PersonFields({
  longest,
  isPhoneOptional = false,
}: {
  /** In characters. */
  longest: { name: number; email: number; phone: number }
  isPhoneOptional?: boolean
}) {
  return (
    <>
      <TextField label="Full Name" name="name" autoComplete="name" required maxLength={longest.name} />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={longest.email}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required={!isPhoneOptional}
        isOptional={isPhoneOptional}
        maxLength={longest.phone}
      />
    </>
  )
}

/** What the public forms say of fields that they share. */
export const personWords = {
  name: { missing: 'Enter your full name.' },
  email: {
    missing: 'Enter your e-mail address.',
    wrong: 'Enter an e-mail address like name@example.com.',
  },
} as const satisfies FormWords

/** Why a form asks for the phone, and where it says what becomes of the rest. */
export const PrivacyLine = () => (
  <p className="text-bark-700 text-small">
    Your phone number is for calling you back about this.{' '}
    <Link to={paths.privacy} className="underline">
      Who reads what you send
    </Link>
  </p>
)

/** The trimmed text of a field; '' when there is none. */
export function readText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
