import { useState } from 'react'
import { buttonClass } from '@/ui/button'

/** No word that a browser's autofill knows, and nothing that a program would leave out. */
export const HONEYPOT = 'leave-empty'

/**
 * A field that people neither see nor reach and that programs fill in. A form
 * with something in it is held, not dropped: who is a person says so and sends it.
 */
export function useHoneypot() {
  const [isHeld, setHeld] = useState(false)
  return {
    /** True where the form must wait; the visitor is told why. */
    holds: (form: HTMLFormElement) => {
      const isFilled = fieldOf(form)?.value !== ''
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
      {/* Empty, it takes back the gap of the form's grid. */}
      <div role="alert" className="empty:-mt-6">
        {isHeld && (
          <div className="grid justify-items-start gap-3 rounded-control border-amber-dark border-l-4 bg-cream p-4">
            <p>
              This has not been sent yet: a field that people do not see was filled in, as programs do. If you are a
              person, please send it with this button; nothing you typed is lost.
            </p>
            <button
              type="button"
              className={buttonClass('outline')}
              onClick={({ currentTarget: { form } }) => {
                const field = form && fieldOf(form)
                if (field) field.value = ''
                form?.requestSubmit()
              }}
            >
              I am a person, send it
            </button>
          </div>
        )}
      </div>
    </>
  )
}

function fieldOf(form: HTMLFormElement) {
  const field = form.elements.namedItem(HONEYPOT)
  return field instanceof HTMLInputElement ? field : null
}
