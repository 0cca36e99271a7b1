import { onTestFinished } from 'vitest'
import { company } from '@/content/company'

export const REVIEW_ADDRESS = 'https://reviews.example.com/write?place=7'

/** The company names a place for public reviews until the test ends, as somebody who edits its file does for good. */
export function nameReviewSite(): void {
  const { reviewSite } = company
  Object.assign(company, { reviewSite: { name: 'Google', url: REVIEW_ADDRESS } })
  onTestFinished(() => void Object.assign(company, { reviewSite }))
}
