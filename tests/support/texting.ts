import { onTestFinished } from 'vitest'
import { company } from '@/content/company'

/** Sets the company's `textsTo` until the test ends. */
export function takeTexts(number = '(734) 555-0142'): void {
  const { textsTo } = company
  Object.assign(company, { textsTo: number })
  onTestFinished(() => void Object.assign(company, { textsTo }))
}

/** Number and body of an sms: link. */
export function readTextLink(link: HTMLElement): [number: string, body: string | null] {
  const { protocol, pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
  if (protocol !== 'sms:') throw new Error(`${protocol} is not an sms: link`)
  return [pathname, searchParams.get('body')]
}
