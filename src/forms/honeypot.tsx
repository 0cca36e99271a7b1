import { HONEYPOT } from './draft'

/**
 * A field that people neither see nor reach and that spam programs fill in. The first press then shows why nothing was
 * sent, and the second sends: a person's browser may have filled it in.
 */
export function Honeypot({ isHeld }: { isHeld: boolean }) {
  return (
    <>
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          Please leave this field empty
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
        </label>
      </div>
      {isHeld && (
        <p role="alert" className="rounded-control border-amber-dark border-l-4 bg-cream p-4">
          This has not been sent yet: a hidden field was filled in, which usually means a spam program. If you’re a
          person, please press the button again.
        </p>
      )}
    </>
  )
}
