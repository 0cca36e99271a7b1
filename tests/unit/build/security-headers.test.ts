import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders, unchangingHeaders } from '../../../scripts/build/security-headers.mjs'

const scripts = ['boot()', 'queueForms()']
const hosted = contentSecurityPolicy({ scripts, dataUrl: 'https://abc.supabase.co/' })

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

test('the policy allows the site’s own files, its inline scripts by their hashes, and its Supabase project', () => {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(directives(securityHeaders(hosted)['Content-Security-Policy'])).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https://abc.supabase.co'],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
  expect(directives(contentSecurityPolicy({ scripts }))['connect-src']).toEqual(["'self'"])
})

const vercel: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(
  fs.readFileSync('vercel.json', 'utf8'),
)

test('vercel.json has the same headers for every path; the pages have the rest of the policy', () => {
  const everywhere = vercel.headers.find(({ source }) => source === '/(.*)')?.headers ?? []
  expect(Object.fromEntries(everywhere.map(({ key, value }) => [key, value]))).toEqual({
    'Content-Security-Policy': "frame-ancestors 'none'",
    ...unchangingHeaders,
  })
})

test('vercel.json sets no caching by path, because Vercel would send it with a 404 too', () => {
  const names = vercel.headers.flatMap(({ headers }) => headers.map(({ key }) => key.toLowerCase()))
  expect(names).not.toContain('cache-control')
})

test('the nginx rules have the same headers, repeated where nginx would drop them', () => {
  const nginx = /```nginx\n(.*?)```/s.exec(fs.readFileSync('docs/hosting.md', 'utf8'))?.[1] ?? ''
  for (const [name, value] of Object.entries({
    'Content-Security-Policy': "frame-ancestors 'none'",
    ...unchangingHeaders,
  })) {
    // nginx drops inherited headers in a location that has its own add_header.
    expect(nginx.split(`add_header ${name} "${value}" always;`)).toHaveLength(3)
  }
})
