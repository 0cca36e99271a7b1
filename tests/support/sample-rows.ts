import type { BlogPostInput, ContactMessageInput, QuoteRequestInput, TestimonialInput } from '@/data/rows'

/** A row of each table as the site writes it, with a value in every column. */
export const samples = {
  blog_posts: {
    title: 'When to prune an oak',
    slug: 'when-to-prune-an-oak',
    author: 'Walt Hensley',
    category: 'Pruning',
    date: '2026-10-28T12:00:00Z',
    excerpt: 'Not in May.',
    content: 'An oak can wait.',
    image_url: 'https://example.com/oak.jpg',
  } satisfies BlogPostInput,
  testimonials: {
    name: 'Dana R.',
    location: 'Ann Arbor',
    rating: 4,
    testimonial: 'The lawn had been raked.',
    service: 'Tree Removal',
    image_url: 'https://example.com/dana.jpg',
  } satisfies TestimonialInput,
  quote_requests: {
    name: 'Sam Whitfield',
    email: 'sam@example.com',
    phone: '(734) 555-0111',
    address: '2210 Miller Ave, Ann Arbor',
    services: ['tree-removal'],
    description: 'A dead ash.',
  } satisfies QuoteRequestInput,
  ContactForm: {
    FullName: 'Grace Lindqvist',
    Email: 'grace@example.com',
    PhoneNumber: '734-555-0136',
    Description: 'Do you prune pears?',
  } satisfies ContactMessageInput,
}
