import type { ReactNode } from 'react'
import { company } from '@/content/company'
import type { FaqEntry } from '@/content/faq'
import { cn } from '@/lib/class-names'
import { TextWithPhone } from '@/ui/text-with-phone'
import { Disclosure } from './disclosure'

export function FaqList({ entry, className, children }: { entry: FaqEntry; className?: string; children?: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="text-heading">{entry.title}</h2>
      <FaqItems {...entry} />
      {children}
    </section>
  )
}

/** An entry in a row that unfolds. It is not printed: print has only what is about the work. */
export const FaqDisclosure = ({
  entry,
  isOpen = false,
  children,
}: {
  entry: FaqEntry
  isOpen?: boolean
  children?: ReactNode
}) => (
  <Disclosure title={entry.title} isOpen={isOpen} className="print:hidden">
    <FaqItems {...entry} className="gap-1 text-small md:gap-2 md:text-body" />
    {children}
  </Disclosure>
)

function FaqItems({ items, isSteps = false, className = 'mt-3' }: FaqEntry & { className?: string }) {
  const List = isSteps ? 'ol' : 'ul'
  return (
    <List className={cn('wrap-anywhere', isSteps ? 'ui-step-list' : 'ui-bullet-list', className)}>
      {items.map((item) => (
        <li key={item}>
          <TextWithPhone text={item} {...company.electricUtility} />
        </li>
      ))}
    </List>
  )
}
