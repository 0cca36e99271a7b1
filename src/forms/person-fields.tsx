import { TextField } from '@/ui/field'

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
