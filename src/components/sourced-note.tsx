import type { ReactNode } from 'react'
import type { SourcedFact } from '@/content/sourced-fact'
import { cn } from '@/lib/class-names'

/** A card that quotes an authority, with the source and whom to ask. It is white where the section is cream. */
export function SourcedNote({
  fact,
  isWhite = false,
  className,
  children,
}: {
  fact: SourcedFact
  isWhite?: boolean
  className?: string | undefined
  children?: ReactNode
}) {
  return (
    <aside className={cn(isWhite ? 'ui-card' : 'ui-card-cream', 'ui-card-body ui-print-side-line', className)}>
      <h2 className="mb-3 text-heading">{fact.title}</h2>
      <SourcedText fact={fact} />
      {children}
    </aside>
  )
}

export const SourcedText = ({ fact }: { fact: SourcedFact }) => (
  <>
    <p>{fact.text}</p>
    <SourceLine fact={fact} className="mt-3" />
  </>
)

export const SourceLine = ({ fact: { source, asOf, ask }, className }: { fact: SourcedFact; className: string }) => (
  <p className={cn('ui-note compact:text-label', className)}>
    Source: {source} ({asOf}). This may have changed: please ask {ask}.
  </p>
)
