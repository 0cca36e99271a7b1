import type { QuoteRequest } from '@/data/rows'
import { sql } from './local-supabase'

const quoteRequest: Omit<QuoteRequest, 'id'> = {
  name: 'Sam Whitfield',
  email: 'sam@example.com',
  phone: '(734) 555-0111',
  address: '2210 Miller Ave, Ann Arbor',
  services: ['tree-removal', 'stump-grinding'],
  description: 'A dead ash.',
  created_at: '2026-11-20T21:05:00Z',
}

/** Stores a quote request that differs from the usual one where the test cares. */
export async function storeQuoteRequest(overrides: Partial<QuoteRequest> = {}): Promise<QuoteRequest> {
  const row = { ...quoteRequest, ...overrides }
  const [stored] = await sql<QuoteRequest>(
    `insert into quote_requests (name, email, phone, address, services, description, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning *`,
    [row.name, row.email, row.phone, row.address, row.services, row.description, row.created_at],
  )
  if (!stored) throw new Error('nothing was stored')
  return stored
}
