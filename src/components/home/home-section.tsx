import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Section } from '@/ui/section'

export function HomeSection({
  id,
  title,
  to,
  link,
  background,
  children,
}: {
  id: string
  title: string
  to: string
  /** The words after "All", as in "All services". On a phone they are only for screen readers, because not all fit. */
  link: string
  background?: 'cream'
  children: ReactNode
}) {
  return (
    <Section background={background} aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 md:mb-8">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <Link to={to} className="ui-link-line -my-2">
          All <span className="max-md:sr-only">{link}</span>
        </Link>
      </div>
      {children}
    </Section>
  )
}
