import { company } from '@/content/company'

/** Shown below a form's heading, in place of the form, where JavaScript is off. */
export const WithoutScript = ({ noun }: { noun: 'request' | 'message' }) => (
  <noscript>
    <p className="card-cream card-body mt-6">
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
