import { expect } from 'vitest'
import type { Answer } from '../../tools/doctor/ask.mjs'

// Answers of a project or a host, for the doctor's checks.

export const PROJECT = 'https://abc.supabase.co'

const jwt = (claims: object) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`

export const ANON_KEY = jwt({ role: 'anon', ref: 'abc' })
export const SECRET_KEY = jwt({ role: 'service_role', ref: 'abc' })

/** An object is a JSON body. */
export function answer(status: number, body: string | object = '', headers: Record<string, string> = {}): Answer {
  const isText = typeof body === 'string'
  const text = isText ? body : JSON.stringify(body)
  return { url: `${PROJECT}/x`, status, headers: new Headers(headers), text, json: isText ? null : body, failure: '' }
}

export const silent: Answer = { ...answer(0), failure: 'nothing listens there' }

/** Matches a finding with these words. */
export const finding = (mark: string, text: string | RegExp, next?: string | RegExp) =>
  expect.objectContaining({
    mark,
    text: expect.stringMatching(text),
    ...(next && { next: expect.stringMatching(next) }),
  })
