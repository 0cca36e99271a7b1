import { REQUEST_TIMEOUT_MS } from '@/data/failure-words'
import { buttonClass } from '@/ui/button'

/** Says that a sending takes long, and lets the visitor stop waiting for it. Render it while one runs. */
export function SlowSending({
  isSlow,
  isOut,
  onStop,
}: {
  isSlow?: boolean | undefined
  /** Nothing waits for an answer before the request is out. */
  isOut?: boolean | undefined
  onStop: () => void
}) {
  return (
    // Empty, it takes back the gap of the form's grid.
    <div role="status" className="empty:-mt-6">
      {isSlow && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control bg-cream p-4">
          <p className="grow basis-60">
            This takes longer than usual
            {isOut && `. We wait for an answer for up to ${REQUEST_TIMEOUT_MS / 1000} seconds`}; nothing you typed is
            lost.
          </p>
          <button
            type="button"
            onClick={({ currentTarget: { form } }) => {
              // This button goes, and what can be tried again stays.
              form?.querySelector<HTMLElement>('[data-submits]')?.focus()
              onStop()
            }}
            className={buttonClass('outline')}
          >
            Stop waiting
          </button>
        </div>
      )}
    </div>
  )
}
