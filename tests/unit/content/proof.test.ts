import { expect, test, vi } from 'vitest'
import type { Company } from '@/content/company'
import { compareQuotes, ourFirewood } from '@/content/faq'
import { proof } from '@/content/proof'
import { firewoodSteps, nextSteps } from '@/content/quote-words'
import { serviceDetails } from '@/content/services/service-details'
import { renderPage } from '@/prerender/render-html'

// A company that has filled in everything it can show as proof.

vi.mock('@/content/company', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/content/company')>()
  const company: Company = {
    ...original.company,
    license: { number: '2101234567', covers: 'tree removal' },
    givesInsuranceCertificate: true,
    installsCables: true,
    arboristCertification: 'ISA Certified Arborist MI-1234A',
    whoDoesTheWork: 'Our own crew.',
    waysToPay: ['check', 'credit card'],
    deposit: 'No deposit.',
    firewood: {
      fromUsd: 145,
      radiusMiles: 15,
      species: 'Oak and maple',
      dryness: 'Seasoned for a year',
      pieceInches: 16,
      smallestOrder: 'one face cord',
      deliveryDays: 'Fridays',
    },
    officeHours: 'Monday to Friday, 8 a.m. to 5 p.m.',
    answersWithin: 'one working day',
    owner: { name: 'Dana Whitcomb', photo: '/owner.webp' },
  }
  return { ...original, company }
})

test('what a company can prove is listed', () => {
  expect(Object.fromEntries(proof.map(({ title, text }) => [title, text]))).toEqual({
    License: 'No. 2101234567, for tree removal',
    Insurance: 'Ask, and our insurer sends you the certificate',
    Certification: 'ISA Certified Arborist MI-1234A',
    'Who does the work': 'Our own crew.',
    'Ways to pay': 'check, credit card',
    Deposit: 'No deposit.',
    'Office hours': 'Monday to Friday, 8 a.m. to 5 p.m.',
    'Reply time': 'Usually within one working day',
  })
})

test('it answers the five questions that it tells a homeowner to ask every company', () => {
  expect(compareQuotes.items.map((item) => item.split('? ')[1])).toEqual([
    'Ours will.',
    'Ours is, before anything is cut.',
    'Our own crew.',
    'Wood and brush go with us or stay, as you like. The stump is a job of its own.',
    'No deposit. We take check or credit card.',
  ])
})

test('cabling is named among the services of a company that does it', () => {
  expect(serviceDetails['tree-trimming-pruning'].keyPoints).toContain('Weak forks cabled, and the cables checked')
})

test('the usual time to an answer is part of what happens next', () => {
  for (const { items } of [nextSteps, firewoodSteps])
    expect(items[0]).toContain('usually answer within one working day')
})

test('the owner’s photo is loaded from below the base path of the site', async () => {
  vi.stubEnv('BASE_URL', '/trees/')
  expect(await renderPage('/about')).toContain('src="/trees/owner.webp"')
  vi.unstubAllEnvs()
})

test('what is known about the firewood is listed', () => {
  expect(ourFirewood.items).toEqual([
    'Oak and maple',
    'Seasoned for a year',
    'Pieces about 16 inches long',
    'Smallest order: one face cord',
    'Delivery: Fridays',
    'Payment: check, credit card',
  ])
})
