import type { ReactNode } from 'react'
import { PageMeta } from '@/layout/page-meta'

/** What a visitor sees where there is nothing, with the ways on as children. */
export function NotFoundMessage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="container-page grid max-w-text justify-items-start gap-4 py-section">
      <PageMeta title={title} description={text} keywords="not found" isHidden />
      <h1 className="text-title">{title}</h1>
      <p>{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
