import { company } from '@/content/company'
import { firewoodReply, nextSteps, stepsAfterSending } from '@/content/quote-words'

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
