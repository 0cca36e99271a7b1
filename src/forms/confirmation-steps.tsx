import { company, dayOrNightOf } from '@/content/company'
import { beforeWeCome, firewoodReply, nextSteps, stepsAfterSending } from '@/content/quote-words'
import { PhoneIcon } from '@/ui/icons'
import { WireWarning } from './emergency-notice'
import { PhotoLinks } from './photo-links'

export function ConfirmationSteps({ sender = '', isFirewood = false }) {
  if (isFirewood) return company.firewood && <p>{firewoodReply}</p>
  return (
    <>
      <ol className="ui-step-list">
        {stepsAfterSending.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        Photos help: the whole tree, its trunk, and what’s under it. <PhotoLinks name={sender} className="ui-link" />
        {` from the ${company.textsTo ? 'phone or ' : ''}email you gave us.`}
      </p>
      <p>
        A tree on a house or a car? Don’t wait to hear from us:{' '}
        <a href={company.phoneLink} className="ui-link whitespace-nowrap">
          <PhoneIcon className="ui-inline-icon size-4" />
          call {company.phone}
        </a>
        {dayOrNightOf(company)}.
      </p>
      <WireWarning />
      <p className="font-semibold">{beforeWeCome.title}</p>
      <ul className="ui-bullet-list -mt-2">
        {beforeWeCome.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>Another tree? The form below is ready for it.</p>
    </>
  )
}

/** Says what happens after the form is sent, at the top of the column beside it. */
export const WhatHappensNext = () => (
  <section aria-labelledby="what-happens-next">
    <h2 id="what-happens-next" className="text-heading">
      {nextSteps.title}
    </h2>
    <ol className="ui-step-list mt-3 firewood-only:hidden">
      {stepsAfterSending.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {company.firewood && <p className="mt-3 firewood-only:block hidden">{firewoodReply}</p>}
  </section>
)
