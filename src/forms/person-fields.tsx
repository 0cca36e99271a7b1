import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { TextField } from '@/ui/field'
import { type FormWords, focusField } from '@/ui/form'

/** The name, e-mail and phone fields that the public forms share. */
export function PersonFields({
  longest,
  phoneCheck,
  isPhoneOptional = false,
}: {
  /** Maximum lengths in characters. */
  longest: { name: number; email: number; phone: number }
  phoneCheck: PhoneCheck
  isPhoneOptional?: boolean
}) {
  return (
    <>
      <TextField label="Full Name" name="name" autoComplete="name" required limit={longest.name} />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        limit={longest.email}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required={!isPhoneOptional}
        isOptional={isPhoneOptional}
        limit={longest.phone}
        error={phoneCheck.question}
        onChange={phoneCheck.dismiss}
      />
    </>
  )
}

const PHONE_QUESTION = 'This looks too short for a phone number. Please check it, or press the button again to keep it.'
const MIN_PHONE_DIGITS = 7

type PhoneCheck = { question: string | undefined; dismiss: () => void }

/** Questions a phone number with too few digits, once per request: an odd number that can be dialed must get through. */
export function usePhoneCheck() {
  const [isAsking, setAsking] = useState(false)
  const hasAsked = useRef(false)
  return {
    question: isAsking ? PHONE_QUESTION : undefined,
    dismiss: () => setAsking(false),
    /** Call when the form is reset. */
    reset: () => {
      hasAsked.current = false
      setAsking(false)
    },
    /** Call on submit. Returns true, and focuses the field, when the visitor should check the number first. */
    isQuestioned: (form: HTMLFormElement) => {
      const phone = readText(new FormData(form), 'phone')
      const digits = phone.match(/\p{Nd}/gu)?.length ?? 0
      const isQuestioned = phone !== '' && digits < MIN_PHONE_DIGITS && !hasAsked.current
      hasAsked.current ||= isQuestioned
      setAsking(isQuestioned)
      if (isQuestioned) focusField(form, 'phone')
      return isQuestioned
    },
  }
}

/** Validation messages for the shared fields. */
export const personWords = {
  name: { missing: 'Enter your full name.' },
  email: {
    missing: 'Enter your email address.',
    wrong: 'Enter an email address like name@example.com.',
  },
} as const satisfies FormWords

/** Why a form asks for the phone number, with a link to the privacy page. */
export const PrivacyLine = () => (
  <p className="text-bark-700 text-small">
    We ask for your phone number so we can call you back about this.{' '}
    <Link to={paths.privacy} className="underline">
      Who reads what you send
    </Link>
  </p>
)

/** Returns the trimmed text of a field, or '' when there is none. */
export function readText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
