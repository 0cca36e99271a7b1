import { expect, test, vi } from 'vitest'
import type { Company } from '@/content/company'
import { companyNode } from '@/layout/structured-data'
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
  /licensed|insured|24\/7|day (?:or|and) night|around the clock|facebook|instagram|predecessor|\b[36]0\+|undefined|owner with/i

test.each(pagesOf(null).map(({ path }) => path))('%s claims nothing that the company does not have', async (path) => {
  const html = await renderPage(path)
  expect(html).toContain('<h1')
  expect(CLAIMS.exec(html)?.[0]).toBeUndefined()
})

test('neither does its structured data', () => {
  expect(companyNode()).not.toHaveProperty('sameAs')
  expect(companyNode()).not.toHaveProperty('contactPoint')
  expect(JSON.stringify(companyNode())).not.toMatch(CLAIMS)
})
