import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Company } from '@/content/company'
import { proof } from '@/content/proof'
import { wireRule, wireWarning } from '@/content/safety'
import { ConfirmationSteps } from '@/forms/confirmation-steps'
import { EmergencyNotice } from '@/forms/emergency-notice'
import { companyNode } from '@/head/structured-data'
import { paths } from '@/paths'
import { pagesOf } from '@/prerender/pages'
import { renderPage } from '@/prerender/render-html'

// The site of a company that has none of the optional fields of company.ts.

vi.mock('@/content/company', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/content/company')>()
  const { name, shortName, tagline, phone, phoneLink, email, emailLink, address, founded, postAuthor } =
    original.company
  const introduction = 'A family business.'
  const company: Company = {
    name,
    shortName,
    tagline,
    introduction,
    phone,
    phoneLink,
    email,
    emailLink,
    address,
    founded,
    postAuthor,
  }
  return { ...original, company }
})

const CLAIMS =
  /sms:|text you|you text|text photos|licensed|insured|24\/7|day (?:or|and) night|around the clock|facebook|instagram|predecessor|\b[36]0\+|undefined|owner with|firewood[ -](?:sales|deliver)|deliver(?:ed|s)? firewood|face cord/i

/** The words about a town may name them: every company writes its own. */
const STATE_RULES = /oak wilt|april.15|july.15|MISS DIG|811|DTE|25 feet/i

test.each(pagesOf(null).map(({ path }) => path))('%s claims nothing that the company does not have', async (path) => {
  const html = await renderPage(path)
  expect(html).toContain('<h1')
  expect(CLAIMS.exec(html)?.[0]).toBeUndefined()
  if (!path.startsWith(`${paths.serviceAreas}/`)) expect(STATE_RULES.exec(html)?.[0]).toBeUndefined()
})

test('firewood has no page', () => {
  expect(pagesOf(null).map(({ path }) => path)).not.toContain(paths.service('firewood-sales'))
})

test.each([
  ['the notice about emergencies', () => createElement(EmergencyNotice)],
  ['the steps after a request', () => createElement(ConfirmationSteps)],
])('%s claims nothing either', (_, elementOf) => {
  const html = renderToString(elementOf())
  expect(html).toContain('<a')
  expect(CLAIMS.exec(html)?.[0]).toBeUndefined()
})

test('a tree on a wire is still for 911 and the utility first', () => {
  expect(wireWarning).toBe(
    'Stay well away from it and from anything it touches, and call 911 or the electric utility first, then us.',
  )
  expect(wireRule).toBeUndefined()
})

test('nothing is offered as proof', () => {
  expect(proof).toEqual([])
})

test('the structured data claims nothing either', () => {
  expect(companyNode()).not.toHaveProperty('sameAs')
  expect(companyNode()).not.toHaveProperty('contactPoint')
  expect(JSON.stringify(companyNode())).not.toMatch(CLAIMS)
})
