/** How long a call, or loading the data client's chunk, may take (ms). An upload may take four times as long. */
export const REQUEST_TIMEOUT_MS = 20_000

/** Maximum lengths of what visitors send, in characters, as in the constraints of the database. */
export const limits = {
  quoteRequest: { name: 200, email: 254, phone: 200, address: 300, description: 5000 },
  contactMessage: { FullName: 200, Email: 254, PhoneNumber: 200, Description: 5000 },
} as const

export const adminLimits = {
  post: { title: 200, slug: 200, author: 100, category: 100, excerpt: 1000, content: 100_000, image_url: 2000 },
  testimonial: { name: 100, location: 100, testimonial: 5000, service: 100, image_url: 2000 },
} as const
