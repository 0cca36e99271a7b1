import { useState } from 'react'
import { QuoteFields } from './quote-fields'
import type { QuoteStart } from './quote-services'
import { NextSteps, SentPanel } from './sent-panel'

const NOTHING: QuoteStart = {}

/** The quote request form; the heading and introduction around it are the screen's. */
export function QuoteForm({ headingId, start = NOTHING }: { headingId: string; start?: QuoteStart }) {
  const [step, setStep] = useState<'first' | 'sent' | 'again'>('first')
  if (step === 'sent') {
    return (
      <SentPanel title="Your request has reached us" again="Send another request" onAgain={() => setStep('again')}>
        <NextSteps />
      </SentPanel>
    )
  }
  return (
    <QuoteFields
      headingId={headingId}
      start={step === 'again' ? NOTHING : start}
      takesFocus={step === 'again'}
      onSent={() => setStep('sent')}
    />
  )
}
