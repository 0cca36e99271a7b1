import type { ReactNode } from 'react'
import { company } from '@/content/company'
import type { Answer } from '@/content/homeowner'
import { cn } from '@/lib/class-names'
import { TextWithPhone } from '@/ui/text-with-phone'

/** What a homeowner asks, and the answer as a list. Its steps are numbered. */
export function AnswerList({
  answer: { title, items },
  isSteps = false,
  className,
  children,
}: {
  answer: Answer
  isSteps?: boolean
  className?: string
  children?: ReactNode
}) {
  const List = isSteps ? 'ol' : 'ul'
  return (
    <section className={className}>
      <h2 className="text-heading">{title}</h2>
      <List
        className={cn(
          'wrap-anywhere mt-3 grid gap-2 pl-5 marker:text-amber-dark',
          isSteps ? 'list-decimal' : 'list-disc',
        )}
      >
        {items.map((item) => (
          <li key={item}>
            <TextWithPhone text={item} {...company.electricUtility} />
          </li>
        ))}
      </List>
      {children}
    </section>
  )
}
