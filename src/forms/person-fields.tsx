import { useEffect, useRef, useState } from 'react'
import { TextField } from '@/ui/field'
import type { FormMessages } from '@/ui/form'

/** A shorter number can be sent, but a note asks whether it is complete. */
const MIN_PHONE_DIGITS = 7

export const personMessages = {
  name: { missing: 'Enter your full name.' },
  email: { missing: 'Enter your email address.', wrong: 'Enter an email address like name@example.com.' },
} as const satisfies FormMessages

/** The name, e-mail and phone fields that the public forms share. In a grid of two columns the name takes both. */
export function PersonFields({
  maxLengths,
  isPhoneOptional = false,
}: {
  maxLengths: { name: number; email: number; phone: number }
  isPhoneOptional?: boolean
}) {
  const [isPhoneShort, setPhoneShort] = useState(false)
  const phone = useRef<HTMLInputElement>(null)

  // A reset empties the field without an onChange or onBlur.
  useEffect(() => {
    const form = phone.current?.form
    const clearNote = () => setPhoneShort(false)
    form?.addEventListener('reset', clearNote)
    return () => form?.removeEventListener('reset', clearNote)
  }, [])

  return (
    <>
      <TextField
        label="Full Name"
        name="name"
        autoComplete="name"
        required
        limit={maxLengths.name}
        className="col-span-full"
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        limit={maxLengths.email}
      />
      <TextField
        ref={phone}
        label="Phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required={!isPhoneOptional}
        isOptional={isPhoneOptional}
        limit={maxLengths.phone}
        onBlur={({ target: { value } }) =>
          setPhoneShort(/\S/.test(value) && (value.match(/\p{Nd}/gu)?.length ?? 0) < MIN_PHONE_DIGITS)
        }
        // The note's line is always there, in the gap below the field, so that nothing moves under the pointer: the
        // negative margin takes back that line (1lh) and the note's own margin (0.375rem).
        note={
          <span role="status" className="-mb-[calc(1lh+0.375rem)] block min-h-lh font-semibold text-bark-900">
            {isPhoneShort && 'This looks short. Is it complete?'}
          </span>
        }
      />
    </>
  )
}
