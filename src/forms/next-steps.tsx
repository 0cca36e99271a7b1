import { company } from '@/content/company'
import { beforeWeCome, firewoodSteps, nextSteps, stepsAfterSending } from '@/content/homeowner'
import { PhoneIcon } from '@/ui/icons'
import { WireWarning } from './emergency-notice'
import { PhotoLinks } from './photo-links'

/** Firewood takes no visit. */
const firewoodNext = company.firewood ? firewoodSteps.items.slice(1) : []

/** What happens after a quote request is sent. */
export function NextSteps({ sender = '', isFirewood = false }) {
  if (isFirewood) return firewoodNext.map((step) => <p key={step}>{step}</p>)
  return (
    <>
      <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold">
        {stepsAfterSending.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        Photos help: the whole tree, its trunk, and what’s under it. <PhotoLinks name={sender} className="link" />
        {` from the ${company.textsTo ? 'phone or ' : ''}email you gave us.`}
      </p>
      <p>
        A tree on a house or a car? Don’t wait to hear from us:{' '}
        <a href={company.phoneLink} className="link whitespace-nowrap">
          <PhoneIcon className="mr-1.5 inline size-4 align-[-0.15em]" />
          call {company.phone}
        </a>
        {company.isReachableDayAndNight && ', day or night'}.
      </p>
      <WireWarning />
      <p className="font-semibold">{beforeWeCome.title}</p>
      <ul className="-mt-3 grid list-disc gap-2 pl-6">
        {beforeWeCome.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>Another tree? The form below is ready for it.</p>
    </>
  )
}

/** What follows after the button, at the head of the column beside the form. */
export const WhatHappensNext = () => (
  <section aria-labelledby="what-happens-next">
    <h2 id="what-happens-next" className="text-heading">
      {nextSteps.title}
    </h2>
    <ol className="mt-3 grid firewood-only:hidden list-decimal gap-2 pl-5 marker:font-semibold marker:text-amber-dark">
      {stepsAfterSending.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {firewoodNext.map((step) => (
      <p key={step} className="mt-3 firewood-only:block hidden">
        {step}
      </p>
    ))}
  </section>
)
