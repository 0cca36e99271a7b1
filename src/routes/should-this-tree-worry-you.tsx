import { Link } from 'react-router-dom'
import { Breadcrumbs } from '@/components/breadcrumbs'
import { DeferredContent } from '@/components/deferred-content'
import {
  type Answers,
  answerStore,
  findOutcome,
  isEmergency,
  listChosen,
  toggleAnswer,
} from '@/components/signs/sign-answers'
import { SignEntry } from '@/components/signs/sign-entry'
import { SignsPicture, windowWide } from '@/components/signs/signs-picture'
import { watchButtonPair } from '@/components/watch-button-pair'
import { company } from '@/content/company'
import { describeSigns, type SignId, signLabels, urgentSigns, verdicts } from '@/content/signs/sign-names'
import { signs } from '@/content/signs/signs'
import { worryPage } from '@/content/signs/worry-page'
import { PageMeta } from '@/head/page-meta'
import { useStore } from '@/lib/store/store'
import { absoluteUrl, paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'
import { Section } from '@/ui/section'

export default function ShouldThisTreeWorryYou() {
  const answers = useStore(answerStore)

  const nameSign = (id: SignId) => {
    const sign = signs.find((each) => each.id === id)
    if (!sign) return ''
    const outcome = findOutcome(sign, answers)
    const words = (outcome ? [outcome] : sign.outcomes).map(({ verdict }) => verdicts[verdict].toLowerCase())
    // Includes the number and label in the picture, because voice control finds a link by its visible words.
    return `${signs.indexOf(sign) + 1} ${signLabels[id]}, ${words.join(' or ')}`
  }

  /** For older browsers, which do not open an entry by its hash. */
  const handlePick = (id: SignId) => document.getElementById(id)?.closest('details')?.setAttribute('open', '')

  return (
    <>
      <PageMeta
        title={worryPage.title}
        description={worryPage.description}
        keywords={worryPage.keywords}
        path={paths.worry}
        picture={{ url: absoluteUrl('/og-worry.jpg'), alt: worryPage.pictureAlt }}
      />
      {/* The title is on the sky of the picture, and before xl above it, on a ground that continues the sky. */}
      <div className="relative isolate bg-oak-sky md:overflow-hidden xl:bg-worry-sky">
        <div className="ui-container-page pt-2 md:pt-4 xl:absolute xl:top-0 xl:right-(--page-outside) xl:w-lg">
          <Breadcrumbs trail={[{ title: worryPage.title, path: paths.worry }]} />
          <h1 className="text-inner-title md:mt-1">{worryPage.title}</h1>
          <p className="mt-3 text-balance md:text-subtitle">{worryPage.introduction}</p>
        </div>
        <SignsPicture
          alt={worryPage.pictureAlt}
          onPick={handlePick}
          nameSign={nameSign}
          sizes={windowWide}
          loading="eager"
          fetchPriority="high"
          className="sign-hero-picture -z-10"
        />
      </div>
      <DeferredContent>
        <Section isFirst className="print:[zoom:0.85]">
          <p className="md:text-subtitle print:hidden">Open a sign that you see, and answer its question.</p>
          {/* The two lists fit on one sheet of paper. */}
          <div className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-2 md:grid-rows-auto/1fr md:gap-x-8 lg:gap-x-12 print:mb-2 print:block print:columns-2 print:text-[9px]/tight">
            <SignList title={worryPage.lists.urgent} from={0} to={urgentSigns.length} answers={answers} />
            <SignList
              title={worryPage.lists.others}
              from={urgentSigns.length}
              to={signs.length}
              answers={answers}
              className="md:row-span-2"
            />
            <p className="ui-note self-start rounded-control bg-cream p-4 print:p-0">{worryPage.disclaimer}</p>
          </div>
          <AskAboutSigns answers={answers} />
        </Section>
      </DeferredContent>
    </>
  )
}

function SignList({
  title,
  from,
  to,
  answers,
  className,
}: {
  title: string
  from: number
  to: number
  answers: Answers
  className?: string
}) {
  return (
    <section className={className}>
      <h2 className="text-heading">{title}</h2>
      <ol start={from + 1} className="mt-3 border-cream-200 border-t">
        {signs.slice(from, to).map((sign, index) => (
          <li key={sign.id}>
            <SignEntry sign={sign} number={from + index + 1} picked={answers[sign.id]} onAnswer={toggleAnswer} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The link to the quote form, with the signs whose questions were answered. */
function AskAboutSigns({ answers }: { answers: Answers }) {
  const chosen = listChosen(answers)
  const isUrgent = isEmergency(answers)
  const callLink = (
    <a key="call" href={company.phoneLink} className={buttonClass(isUrgent ? 'primary' : 'brand')}>
      <PhoneIcon />
      Call {company.phone}
    </a>
  )
  const quoteLink = (
    <Link
      key="write"
      to={paths.quoteForSigns(chosen, isUrgent ? 'emergency-service' : 'consultation')}
      className={buttonClass(isUrgent ? 'outline' : 'primary')}
    >
      {chosen.length > 0 ? 'Ask about these' : 'Ask about your tree'}
    </Link>
  )
  return (
    <section
      aria-labelledby="ask"
      className="ui-card-cream ui-card-body mt-8 grid items-center gap-4 lg:grid-cols-auto/1fr print:hidden"
    >
      <div>
        <h2 id="ask" className="text-heading">
          {isUrgent ? 'Call, don’t write' : 'Would you like us to look?'}
        </h2>
        <p aria-live="polite" className="mt-2 max-w-text">
          {chosen.length > 0
            ? describeSigns(chosen.join(','))
            : 'We’ll add the signs you picked to your request. The visit is free.'}
        </p>
      </div>
      <div ref={watchButtonPair} className="ui-button-row lg:justify-end">
        {isUrgent ? [callLink, quoteLink] : [quoteLink, callLink]}
      </div>
    </section>
  )
}
