import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/ui/button'

/** The heading of a part of the page, with the way to all of its kind. */
export function PartHeading({
  id,
  title,
  to,
  link,
  children,
}: {
  id: string
  title: string
  to: string
  link: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {children && <p className="mt-3 max-w-text text-bark-900">{children}</p>}
      </div>
      <Link to={to} className={buttonClass('outline')}>
        {link}
      </Link>
    </div>
  )
}
