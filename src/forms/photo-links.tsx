import { textLink } from '@shared/contact-links'
import type { MouseEvent } from 'react'
import { company } from '@/content/company'
import { readDraft } from './draft'

const SUBJECT = 'Photos for my quote request'

const linkTo = (name = '') => textLink(company.textsTo ?? '', name ? `${SUBJECT}, ${name}` : SUBJECT) ?? undefined

/** "Text or email photos", from the visitor's own phone. A company that takes no texts gets them by email only. */
export function PhotoLinks({ name, className }: { name?: string | undefined; className: string }) {
  // Runs on click, before the link is followed, so that the text has the name that was typed.
  const fill = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = linkTo(name ?? readDraft('quote-request').values['name']?.[0]) ?? ''
  }
  return (
    <>
      {company.textsTo && (
        <a href={linkTo(name)} onClick={fill} aria-label="Text photos" className={className}>
          Text
        </a>
      )}
      {company.textsTo && ' or '}
      <a href={`${company.emailLink}?subject=${encodeURIComponent(SUBJECT)}`} className={className}>
        {company.textsTo ? 'email photos' : 'Email photos'}
      </a>
    </>
  )
}
