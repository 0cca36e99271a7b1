import { useState } from 'react'
import { NextSteps } from './next-steps'
import { QuoteFields } from './quote-fields'
import type { QuoteStart } from './quote-start'
import { SentPanel } from './sent-panel'

const NOTHING: QuoteStart = {}

/** The quote request form; the heading and introduction around it are the screen's. */
export function QuoteForm({ headingId, start = NOTHING }: { headingId: string; start?: QuoteStart }) {
  const [isSent, setSent] = useState(false)
  const [wasOpenedAgain, setOpenedAgain] = useState(false)
  /** With what a link said a request was sent from here: for another one it says nothing. */
  const [spent, setSpent] = useState<QuoteStart>()
  const isSpent = start.service === spent?.service && start.town === spent?.town

  if (isSent) {
    return (
      <SentPanel
        title="Your request has reached us"
        again="Send another request"
        onAgain={() => {
          setOpenedAgain(true)
          setSent(false)
        }}
      >
        <NextSteps />
      </SentPanel>
    )
  }
  return (
    <QuoteFields
      headingId={headingId}
      start={wasOpenedAgain && isSpent ? NOTHING : start}
      takesFocus={wasOpenedAgain}
      onSend={() => setSpent(start)}
      onSent={() => setSent(true)}
    />
  )
}
