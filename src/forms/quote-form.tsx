import { useState } from 'react'
import { QuoteFields } from './quote-fields'
import type { QuoteStart } from './quote-services'
import { NextSteps, SentPanel } from './sent-panel'

const EMPTY_START: QuoteStart = {}

/** The quote request form. The page provides the heading and the introduction. */
export function QuoteForm({ headingId, start = EMPTY_START }: { headingId: string; start?: QuoteStart }) {
  const [step, setStep] = useState<'first' | 'sent' | 'again'>('first')
  if (step === 'sent') {
    return (
      <SentPanel title="We’ve received your request" again="Send another request" onAgain={() => setStep('again')}>
        <NextSteps />
      </SentPanel>
    )
  }
  return (
    <QuoteFields
      headingId={headingId}
      start={step === 'again' ? EMPTY_START : start}
      takesFocus={step === 'again'}
      onSent={() => setStep('sent')}
    />
  )
}
