import { useLayoutEffect, useRef } from 'react'
import { REQUEST_TIMEOUT_MS } from '@/data/failure-words'
import { buttonClass } from '@/ui/button'

/** Says that a sending takes long, and lets the visitor stop waiting for it. Render it while one runs. */
export function SlowSending({ isSlow, onStop }: { isSlow: boolean; onStop: () => void }) {
  return (
    // Empty, it takes back the gap of the form's grid.
    <div role="status" className="empty:-mt-6">
      {isSlow && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control bg-cream p-4">
          <p className="grow basis-60">
            {/* One text: where a translation has replaced it, React could put no part in between. */}
            {`This takes longer than usual. We wait for an answer for up to ${REQUEST_TIMEOUT_MS / 1000} seconds; nothing you typed is lost.`}
          </p>
          <StopButton onStop={onStop} />
        </div>
      )}
    </div>
  )
}

function StopButton({ onStop }: { onStop: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const stop = button.current
    return () => {
      // It goes when the sending ends, and what can be tried again stays.
      if (stop === document.activeElement) stop?.form?.querySelector<HTMLElement>('[data-submits]')?.focus()
    }
  }, [])
  return (
    <button ref={button} type="button" onClick={onStop} className={buttonClass('outline')}>
      Stop waiting
    </button>
  )
}
