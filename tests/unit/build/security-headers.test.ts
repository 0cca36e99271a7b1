import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders, unchangingHeaders } from '../../../scripts/build/security-headers.mjs'
import { readHeaderRules } from '../../../scripts/build/static-host'

const bootScript = 'boot()'
const hosted = contentSecurityPolicy({ bootScript, dataAddress: 'https://abc.supabase.co/' })

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

test('a build runs its own scripts and the one inside its pages, known by its hash', () => {
  const hash = createHash('sha256').update(bootScript).digest('base64')
  expect(directives(hosted)['script-src']).toEqual(["'self'", `'sha256-${hash}'`])
  expect(directives(hosted)['default-src']).toEqual(["'none'"])
  expect(hosted).not.toContain('unsafe-eval')
})

test('a build talks to its own address and its project, and to nobody else', () => {
  expect(directives(hosted)['connect-src']).toEqual(["'self'", 'https://abc.supabase.co'])
  expect(directives(contentSecurityPolicy({ bootScript }))['connect-src']).toEqual(["'self'"])
})

test('no form of a page can be sent anywhere by the browser, and no other site can frame a page', () => {
  const { 'Content-Security-Policy': policy } = securityHeaders(hosted)
  expect(directives(policy)).toMatchObject({ 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] })
})

const vercel: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(
  fs.readFileSync('vercel.json', 'utf8'),
)

test('Vercel is told the same for every address; its pages carry the rest of the policy', () => {
  const everywhere = vercel.headers.find(({ source }) => source === '/(.*)')?.headers ?? []
  expect(Object.fromEntries(everywhere.map(({ key, value }) => [key, value]))).toEqual({
    'Content-Security-Policy': "frame-ancestors 'none'",
    ...unchangingHeaders,
  })
})

test('the rules for nginx have the same headers, also where it would forget them', () => {
  const nginx = /```nginx\n(.*?)```/s.exec(fs.readFileSync('docs/hosting.md', 'utf8'))?.[1] ?? ''
  for (const [name, value] of Object.entries({
    'Content-Security-Policy': "frame-ancestors 'none'",
    ...unchangingHeaders,
  })) {
    // nginx drops the server's headers in a location that adds one of its own.
    expect(nginx.split(`add_header ${name} "${value}" always;`)).toHaveLength(3)
  }
})

test('a _headers file is read as hosts read it', () => {
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
