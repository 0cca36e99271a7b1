import { company } from '@/content/company'

/** The look of a form. Without JavaScript only its heading is shown, with what follows here. */
export const leadFormClass = 'grid gap-6 outline-none noscript:[&>:not(:first-child)]:hidden'

/** Shown in place of a form where JavaScript is off. */
export const WithoutScript = ({ noun }: { noun: 'request' | 'message' }) => (
  <noscript>
    <p className="card-cream mt-6 p-6 md:p-8">
      This form needs JavaScript, which is turned off in your browser. Please call us at{' '}
      <a href={company.phoneLink} className="link whitespace-nowrap">
        {company.phone}
      </a>{' '}
      or send your {noun} to{' '}
      <a href={company.emailLink} className="link wrap-anywhere">
        {company.email}
      </a>
      .
    </p>
  </noscript>
)
