import { Component, type ReactNode } from 'react'
import { company } from '@/content/company'
import { buttonClass } from '@/ui/button'
import { PageMeta } from './page-meta'

type Props = { children: ReactNode }

/** Stands in for a page that crashed: what happened, a way to try again, and the phone. A change of address tries again. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ children }: Props) {
    // They are rendered anew with each address, and else stay the same element.
    if (this.state.hasFailed && children !== this.props.children) this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className="container-page grid max-w-text justify-items-start gap-4 py-section">
        <PageMeta title="This page could not be shown" description="Something went wrong." keywords="error" isHidden />
        <h1 className="text-title">This page could not be shown</h1>
        <p>
          Something went wrong on our side, or the connection broke off. Loading the page again usually helps. If it
          does not, call us at{' '}
          <a href={company.phoneLink} className="font-semibold text-forest-700 underline">
            {company.phone}
          </a>
          .
        </p>
        <button type="button" className={buttonClass('brand')} onClick={() => window.location.reload()}>
          Load the page again
        </button>
      </div>
    )
  }
}
