import { Component, type ReactNode } from 'react'
import { company } from '@/content/company'
import { PageMeta } from '@/head/page-meta'
import { buttonClass } from '@/ui/button'

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className="ui-container-page grid max-w-text justify-items-start gap-4 py-section">
        <PageMeta title="We couldn’t show this page" description="Something went wrong." keywords="error" isHidden />
        <h1 className="text-title">We couldn’t show this page</h1>
        <p>
          Something went wrong on our end, or the connection dropped. Reloading the page usually helps. If it doesn’t,
          call us at{' '}
          <a href={company.phoneLink} className="ui-link whitespace-nowrap">
            {company.phone}
          </a>
          .
        </p>
        <button type="button" className={buttonClass('brand')} onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </div>
    )
  }
}
