import { company } from '@/content/company'

/** Shown below a form's heading, in place of the form, where JavaScript is off. */
export const WithoutScript = ({ noun }: { noun: 'request' | 'message' }) => (
  <noscript>
    <p className="ui-card-cream ui-card-body mt-6">
      This form needs JavaScript, which is turned off in your browser. Please call us at{' '}
      <a href={company.phoneLink} className="ui-link whitespace-nowrap">
        {company.phone}
      </a>{' '}
      or send your {noun} to{' '}
      <a href={company.emailLink} className="ui-link wrap-anywhere">
        {company.email}
      </a>
      .
    </p>
  </noscript>
)
