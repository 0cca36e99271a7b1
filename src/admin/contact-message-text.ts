import { MISSING } from '@/admin/leads/cells'
import type { ContactMessage } from '@/data/rows'
import { formatDateTime } from '@/lib/dates'

/** What the search looks through. */
export const searchableOf = ({ FullName, Email, PhoneNumber, Description }: ContactMessage) => ({
  text: [FullName, Email, PhoneNumber, Description].join('\n'),
  phone: PhoneNumber ?? '',
})

/** All of a message as plain text. */
export const plainTextOf = ({ FullName, Email, PhoneNumber, Description, created_at }: ContactMessage): string =>
  [
    `Name: ${FullName || MISSING}`,
    `Email: ${Email || MISSING}`,
    `Phone: ${PhoneNumber || MISSING}`,
    `Sent At: ${formatDateTime(created_at) ?? MISSING}`,
    `Message:\n${Description || MISSING}`,
  ].join('\n')
