import type { ReactNode } from 'react'

/** The heading of a page, its introduction and what else belongs there. */
export function PageHero({ title, intro, children }: { title: string; intro?: string; children?: ReactNode }) {
  return (
    <div className="bg-cream">
      <div className="container-page py-12 md:py-16">
        <h1 className="max-w-3xl text-display">{title}</h1>
        {intro && <p className="mt-4 max-w-text text-bark-900 text-subtitle">{intro}</p>}
        {children}
      </div>
    </div>
  )
}
