import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PageMeta } from '@/head/page-meta'
import { ArrowLeftIcon } from '@/ui/icons'

export function AdminPage({
  title,
  back,
  action,
  children,
}: {
  title: string
  back?: { to: string; label: string }
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="ui-container-page grow pt-4 pb-12 md:pt-8">
      <PageMeta title={title} description="For the owner and staff." keywords="admin" isHidden />
      {back && (
        <Link to={back.to} className="ui-touch-target -mt-3 gap-2 text-forest-700 text-small hover:underline">
          <ArrowLeftIcon />
          {back.label}
        </Link>
      )}
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="wrap-anywhere min-w-0 text-heading md:text-title">{title}</h1>
        {action}
      </div>
      {children}
    </div>
  )
}
