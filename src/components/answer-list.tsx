import type { ReactNode } from 'react'
import { company } from '@/content/company'
import type { Answer } from '@/content/homeowner'
import { cn } from '@/lib/class-names'
import { CheckIcon } from '@/ui/icons'
import { TextWithPhone } from '@/ui/text-with-phone'

/** A homeowner's question as a heading, and the answer as a list. */
export function AnswerList({
  answer,
  className,
  children,
}: {
  answer: Answer
  className?: string
  children?: ReactNode
}) {
  return (
    <section className={className}>
      <h2 className="text-heading">{answer.title}</h2>
      <Items {...answer} />
      {children}
    </section>
  )
}

/** What a customer can count on, with a check before each line. If it is wide, it has columns on a desktop. */
export const PromiseList = ({
  items,
  isWide = false,
  className,
}: {
  items: readonly string[]
  isWide?: boolean
  className: string
}) => (
  <section aria-labelledby="promises" className={className}>
    <h2 id="promises" className="text-heading">
      What you can count on
    </h2>
    <ul
      className={cn(
        'mt-4 grid',
        isWide ? 'gap-2 text-small md:gap-3 md:text-body' : 'gap-3',
        isWide && (items.length % 2 ? 'lg:grid-cols-3 lg:gap-x-8' : 'lg:grid-cols-2 lg:gap-x-8'),
      )}
    >
      {items.map((item) => (
        <li key={item} className="flex gap-2 print:text-small">
          <CheckIcon className="mt-0.5 size-5 text-forest-500" />
          {item}
        </li>
      ))}
    </ul>
  </section>
)

/** A row of a card that unfolds. */
export const Folded = ({ title, className, children }: { title: string; className?: string; children: ReactNode }) => (
  <details className={cn('print-open border-cream-200 not-last:border-b', className)}>
    <summary className="flex min-h-14 items-center justify-between gap-3 py-3.5 print:min-h-0 print:py-0">
      <h2 className="text-subtitle">{title}</h2>
    </summary>
    <div className="pt-1 pb-5">{children}</div>
  </details>
)

/** An answer in a row that unfolds. It is not printed: paper only has what is said of the work. */
export const FoldedAnswer = ({ answer, children }: { answer: Answer; children?: ReactNode }) => (
  <Folded title={answer.title} className="print:hidden">
    <Items {...answer} className="" />
    {children}
  </Folded>
)

function Items({ items, isSteps = false, className = 'mt-3' }: Answer & { className?: string }) {
  const List = isSteps ? 'ol' : 'ul'
  return (
    <List className={cn('wrap-anywhere', isSteps ? 'step-list' : 'bullet-list', className)}>
      {items.map((item) => (
        <li key={item}>
          <TextWithPhone text={item} {...company.electricUtility} />
        </li>
      ))}
    </List>
  )
}
