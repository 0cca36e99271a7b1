import type { SourcedFact } from '@/content/sourced-fact'
import { cn } from '@/lib/class-names'

export const SourcedNote = ({ fact, className }: { fact: SourcedFact; className?: string }) => (
  <aside className={cn('ui-card ui-card-body ui-print-side-line', className)}>
    <h2 className="mb-3 text-heading">{fact.title}</h2>
    <SourcedText fact={fact} />
  </aside>
)

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
