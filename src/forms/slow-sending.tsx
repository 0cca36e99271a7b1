import { useEffect, useState } from 'react'
import { REQUEST_TIMEOUT_MS } from '@/data/failure-words'
import { buttonClass } from '@/ui/button'

/** So long a sending may take before anybody wonders, in milliseconds. */
const SLOW_AFTER_MS = 5000

/** Says that a sending takes long, and lets the visitor stop waiting for it. Render it while one runs. */
export function SlowSending({ onStop }: { onStop: () => void }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    // Empty, it takes back the gap of the form's grid.
    <div role="status" className="empty:-mt-6">
      {isSlow && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control bg-cream p-4">
          <p className="grow basis-60">
            This takes longer than usual. We wait for an answer for up to {REQUEST_TIMEOUT_MS / 1000} seconds; nothing
            you typed is lost.
          </p>
          <button type="button" onClick={onStop} className={buttonClass('outline')}>
            Stop waiting
          </button>
        </div>
      )}
    </div>
  )
}
