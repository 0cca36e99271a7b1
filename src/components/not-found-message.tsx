import type { ReactNode } from 'react'
import { PageMeta } from '@/layout/page-meta'

/** What a visitor sees where there is nothing, with the ways on as children. */
export function NotFoundMessage({
  title,
  text,
  picture,
  children,
}: {
  title: string
  text: string
  picture?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="container-page grid items-center gap-10 py-section lg:grid-cols-[5fr_7fr] lg:gap-16">
      <PageMeta title={title} description={text} keywords="not found" isHidden />
      <div>
        <h1 className="text-title">{title}</h1>
        <p className="mt-4">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">{children}</div>
      </div>
      {picture}
    </div>
  )
}
