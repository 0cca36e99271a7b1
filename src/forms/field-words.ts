import type { FormWords } from '@/ui/field-errors'

/** What the public forms say of fields that they share. */
export const personWords = {
  name: { missing: 'Enter your full name.' },
  email: {
    missing: 'Enter your e-mail address.',
    wrong: 'Enter an e-mail address like name@example.com.',
  },
} as const satisfies FormWords
