import { company } from '@/content/company'
import {
  conditions,
  type Sign,
  type SignId,
  signNames,
  urgentSigns,
  type Verdict,
  verdicts,
} from '@/content/signs/sign-names'
import { signs } from '@/content/signs/signs'
import { winter } from '@/content/signs/worry-page'
import type { SourcedFact } from '@/content/sourced-fact'
import { cn } from '@/lib/class-names'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { buttonClass } from '@/ui/button'
import { ChevronDownIcon, EyeIcon, LeafIcon, PhoneIcon, SnowIcon } from '@/ui/icons'
import { describeWinter } from './sign-answers'
import { SignCloseUp } from './signs-picture'

const marks = {
  'call-now': { Mark: PhoneIcon, tone: 'bg-brick text-white' },
  'call-utility': { Mark: PhoneIcon, tone: 'bg-cream-200 text-forest-900' },
  'have-it-looked-at': { Mark: EyeIcon, tone: 'bg-forest-700 text-cream' },
  'wait-for-winter': { Mark: SnowIcon, tone: 'bg-cream-200 text-forest-900' },
  'leave-it-be': { Mark: LeafIcon, tone: 'bg-white text-forest-700 ring-1 ring-forest-700 ring-inset' },
}

function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { Mark, tone } = marks[verdict]
  return (
    <span
      className={cn(
        'inline-flex w-fit items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-small print:px-1 print:py-0',
        tone,
      )}
    >
      <Mark className="size-4 print:inline print:size-2.5" />
      {verdicts[verdict]}
    </span>
  )
}

/** One of the seven entries. Both outcomes are shown until the question is answered, and always without JavaScript. */
export function SignEntry({
  sign: { id, appearance, means, instead, question, outcomes, note },
  number,
  picked,
  onAnswer,
}: {
  sign: Sign
  number: number
  picked: 0 | 1 | undefined
  onAnswer: (id: SignId, answer: 0 | 1) => void
}) {
  const isHydrated = useIsHydrated()
  const isUrgent = urgentSigns.includes(id)
  const verdict = picked === undefined ? undefined : outcomes[picked].verdict
  return (
    <details className="ui-print-open border-cream-200 border-b print:break-inside-avoid">
      <summary className="ui-summary-row gap-3 py-2.5">
        <span aria-hidden="true" className="relative cramped:hidden">
          <SignCloseUp id={id} />
          <span className={cn('sign-number absolute bottom-1 left-1', isUrgent && 'bg-brick')}>{number}</span>
        </span>
        <span className="sr-only">
          {number} of {signs.length},{' '}
        </span>
        <span className="grid grow gap-x-3 gap-y-1">
          <span className="font-semibold text-forest-700">{signNames[id]}</span>
          <span className="ui-note in-open:hidden text-pretty print:hidden">
            {verdict ? (
              <VerdictMark verdict={verdict} />
            ) : (
              <>
                <b className={cn('font-semibold', isUrgent && 'text-brick')}>{verdicts[outcomes[0].verdict]}</b> if{' '}
                {conditions[id]}
              </>
            )}
          </span>
        </span>
        <span className="large-text:hidden in-open:rotate-180 text-bark-500 print:hidden">
          <ChevronDownIcon />
        </span>
      </summary>
      {/* The target of the picture's link: a browser opens the entry around it. */}
      <div
        id={id}
        tabIndex={-1}
        className="flex scroll-mt-20 flex-col gap-3 pt-1 pb-6 outline-none print:gap-0.5 print:pb-1"
      >
        <p>{appearance}</p>
        {[means, instead].map(({ title, text }) => (
          <p key={title}>
            <strong className="text-forest-700">{title}: </strong>
            {text}
          </p>
        ))}
        <div className="flex flex-col gap-3 rounded-control bg-cream p-4 print:gap-0.5 print:p-0">
          <p id={`${id}-question`} className="font-semibold">
            {question}
          </p>
          {isHydrated && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be named by the paragraph above.
            <div role="group" aria-labelledby={`${id}-question`} className="flex flex-wrap gap-2 print:hidden">
              {outcomes.map(({ answer }, index) => (
                <button
                  key={answer}
                  type="button"
                  aria-pressed={picked === index}
                  onClick={() => onAnswer(id, index === 0 ? 0 : 1)}
                  className={buttonClass(picked === index ? 'brand' : 'outline', 'small')}
                >
                  {answer}
                </button>
              ))}
            </div>
          )}
          <div aria-live="polite" className="flex flex-col gap-4 print:gap-0.5">
            {outcomes.map(({ answer, verdict, advice }, index) => {
              const isOther = picked !== undefined && picked !== index
              return (
                // On paper it runs on as one paragraph.
                <div
                  key={answer}
                  className={cn(
                    'grid justify-items-start gap-2 print:block print:*:mr-1 print:[&>p]:inline',
                    isOther && 'not-print:hidden',
                  )}
                >
                  <p className={picked === index ? 'sr-only print:not-sr-only' : 'text-small'}>{answer}:</p>
                  <VerdictMark verdict={verdict} />
                  {verdict === 'wait-for-winter' && <WinterNote />}
                  <p>{advice}</p>
                  {verdict.startsWith('call') && <CallLink isForUtility={verdict === 'call-utility'} />}
                </div>
              )
            })}
          </div>
          {note && <p className="text-small">{note}</p>}
        </div>
        {/* On paper as small as the rest. */}
        <p className="ui-note print:text-[length:inherit] print:leading-[inherit]">
          Sources: {listSources([means, instead, ...(id === 'limb-over-roof' ? [winter.fact] : [])])}.
        </p>
      </div>
    </details>
  )
}

const WinterNote = () => <p>{describeWinter(useIsHydrated() ? Date.now() : null)}</p>

function CallLink({ isForUtility }: { isForUtility: boolean }) {
  const { electricUtility: utility } = company
  if (isForUtility && !utility) return <p>Call your electric utility.</p>
  const callee = isForUtility && utility ? utility : company
  return (
    <a href={callee.phoneLink} className={buttonClass('brand', 'small')}>
      <PhoneIcon />
      Call {isForUtility ? `${callee.name}, ` : ''}
      {callee.phone}
    </a>
  )
}

const listSources = (facts: readonly SourcedFact[]) =>
  [...new Set(facts.map(({ source, asOf }) => `${source} (${asOf})`))].join('; ')
