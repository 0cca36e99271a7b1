import { useState } from 'react'
import { buttonClass } from '@/ui/button'

/** A field name that browser autofill does not know and that bots do not skip. */
export const HONEYPOT = 'leave-empty'

/**
 * Honeypot: a field that people neither see nor reach and that bots fill in. A
 * form with a filled honeypot is held, not dropped: a person can confirm and send it.
 */
export function useHoneypot() {
  const [isHeld, setHeld] = useState(false)
  return {
    /** Returns true when the form must not be sent yet, and shows the visitor why. */
    holds: (form: HTMLFormElement) => {
      const isFilled = findHoneypot(form)?.value !== ''
      setHeld(isFilled)
      return isFilled
    },
    honeypot: <Honeypot isHeld={isHeld} />,
  }
}

function Honeypot({ isHeld }: { isHeld: boolean }) {
  return (
    <>
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          Please leave this field empty
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
        </label>
      </div>
      {/* While this live region is empty, the negative margin cancels the grid gap. */}
      <div role="alert" className="empty:-mt-6">
        {isHeld && (
          <div className="grid justify-items-start gap-3 rounded-control border-amber-dark border-l-4 bg-cream p-4">
            <p>
              This has not been sent yet. A hidden field was filled in, which usually means a spam program. If you’re a
              real person, please use this button to send it; nothing you typed is lost.
            </p>
            <button
              type="button"
              className={buttonClass('outline')}
              onClick={({ currentTarget: { form } }) => {
                const field = form && findHoneypot(form)
                if (field) field.value = ''
                form?.requestSubmit()
              }}
            >
              I’m a person. Send it
            </button>
          </div>
        )}
      </div>
    </>
  )
}

function findHoneypot(form: HTMLFormElement) {
  const field = form.elements.namedItem(HONEYPOT)
  return field instanceof HTMLInputElement ? field : null
}
