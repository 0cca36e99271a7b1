import type { ReactNode } from 'react'
import { company } from '@/content/company'
import type { Answer } from '@/content/faq'
import { cn } from '@/lib/class-names'
import { TextWithPhone } from '@/ui/text-with-phone'
import { Disclosure } from './disclosure'

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

/** An answer in a row that unfolds. It is not printed: print has only what is about the work. */
export const AnswerDisclosure = ({
  answer,
  isOpen = false,
  children,
}: {
  answer: Answer
  isOpen?: boolean
  children?: ReactNode
}) => (
  <Disclosure title={answer.title} isOpen={isOpen} className="print:hidden">
    <Items {...answer} className="gap-1 text-small md:gap-2 md:text-body" />
    {children}
  </Disclosure>
)

function Items({ items, isSteps = false, className = 'mt-3' }: Answer & { className?: string }) {
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
