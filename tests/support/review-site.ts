import { onTestFinished } from 'vitest'
import { company } from '@/content/company'

export const REVIEW_ADDRESS = 'https://reviews.example.com/write?place=7'

/** Sets the company's `reviewSite` until the test ends. */
export function nameReviewSite(): void {
  const { reviewSite } = company
  Object.assign(company, { reviewSite: { name: 'Google', url: REVIEW_ADDRESS } })
  onTestFinished(() => void Object.assign(company, { reviewSite }))
}
