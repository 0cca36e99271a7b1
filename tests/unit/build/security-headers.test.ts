import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders, unchangingHeaders } from '../../../scripts/build/security-headers.mjs'
import { readHeaderRules } from '../../../scripts/build/static-host'

const scripts = ['boot()', 'hold()']
const hosted = contentSecurityPolicy({ scripts, dataAddress: 'https://abc.supabase.co/' })

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

test('script-src allows only the site’s own scripts and the inline scripts, by their hashes', () => {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(directives(hosted)['script-src']).toEqual(["'self'", ...hashes])
  expect(directives(hosted)['default-src']).toEqual(["'none'"])
  expect(hosted).not.toContain('unsafe-eval')
})

test('connect-src allows only the site’s own origin and its Supabase project', () => {
  expect(directives(hosted)['connect-src']).toEqual(["'self'", 'https://abc.supabase.co'])
  expect(directives(contentSecurityPolicy({ scripts }))['connect-src']).toEqual(["'self'"])
})

test('form-action blocks native form submission, and frame-ancestors blocks framing', () => {
  const { 'Content-Security-Policy': policy } = securityHeaders(hosted)
  expect(directives(policy)).toMatchObject({ 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] })
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

test('a _headers file is parsed as hosts parse it', () => {
  const [all, assets, ...others] = readHeaderRules('/*\n  A: b: c\n  D: e\n# why\n\n/assets/*\n  F: g\n')
  expect(others).toEqual([])
  expect(all?.headers).toEqual([
    ['A', 'b: c'],
    ['D', 'e'],
  ])
  expect(all?.pattern.test('/about')).toBe(true)
  expect(assets?.pattern.test('/assets/a.js')).toBe(true)
  expect(assets?.pattern.test('/about')).toBe(false)
})
