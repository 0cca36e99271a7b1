/** Longest values of what the owner writes, as limits.ts has those of visitors, whose pages do without these. */
export const panelLimits = {
  post: { title: 200, slug: 200, author: 100, category: 100, excerpt: 1000, content: 100_000, image_url: 2000 },
  testimonial: { name: 100, location: 100, testimonial: 5000, service: 100, image_url: 2000 },
} as const
