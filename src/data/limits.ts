/** Longest values of what visitors send, in characters, the same as the database's constraints; the forms stop there. */
export const limits = {
  quoteRequest: { name: 200, email: 254, phone: 50, address: 300, description: 5000 },
  contactMessage: { FullName: 200, Email: 254, PhoneNumber: 50, Description: 5000 },
} as const
