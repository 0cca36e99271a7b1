import { Link } from 'react-router-dom'
import { DeferredContent } from '@/components/deferred-content'
import { PageHero } from '@/components/page-hero'
import {
  type Answers,
  answerStore,
  findOutcome,
  isEmergency,
  listChosen,
  toggleAnswer,
} from '@/components/worry/worry-answers'
import { WorryPicture } from '@/components/worry/worry-picture'
import { WorrySign } from '@/components/worry/worry-sign'
import { company } from '@/content/company'
import { describeSigns, type SignId, signLabels, verdicts } from '@/content/sign-names'
import { signs } from '@/content/signs'
import { worryPage } from '@/content/worry-page'
import { PageMeta } from '@/layout/page-meta'
import { watchButtonPair } from '@/layout/watch-button-pair'
import { useStore } from '@/lib/store'
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
      <PageHero
        title={worryPage.title}
        intro={worryPage.introduction}
        trail={[{ title: worryPage.title, path: paths.worry }]}
      />
      <DeferredContent>
        <Section
          isFirst
          className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-7/5 lg:grid-rows-1fr/auto print:block print:[zoom:0.85]"
        >
          {/* The sticky picture is in a box: as a grid cell it would slide over the next row. */}
          <div>
            <div className="lg:ui-sticky-column -mt-hero md:mt-0 print:mt-0">
              <WorryPicture
                alt={worryPage.pictureAlt}
                onPick={handlePick}
                nameSign={nameSign}
                loading="eager"
                fetchPriority="high"
              />
            </div>
          </div>
          <div className="lg:row-span-2">
            <h2 className="sr-only">The seven signs</h2>
            <p className="mb-4 print:hidden">Answer the question for each sign you see.</p>
            <ol className="sign-list">
              {signs.map((sign, index) => (
                <li key={sign.id}>
                  <WorrySign sign={sign} number={index + 1} picked={answers[sign.id]} onAnswer={toggleAnswer} />
                </li>
              ))}
            </ol>
          </div>
          <p className="ui-note max-w-text">{worryPage.disclaimer}</p>
          <Ask answers={answers} />
        </Section>
      </DeferredContent>
    </>
  )
}

/** The link to the quote form, with the signs whose questions were answered. */
function Ask({ answers }: { answers: Answers }) {
  const chosen = listChosen(answers)
  const isUrgent = isEmergency(answers)
  const call = (
    <a key="call" href={company.phoneLink} className={buttonClass(isUrgent ? 'primary' : 'brand')}>
      <PhoneIcon />
      Call {company.phone}
    </a>
  )
  const write = (
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
      className="ui-card-cream ui-card-body grid items-center gap-4 lg:col-span-2 lg:grid-cols-auto/1fr print:hidden"
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
        {isUrgent ? [call, write] : [write, call]}
      </div>
    </section>
  )
}
