import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SendingState, SendingStore } from '@/data/sending-store'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { HONEYPOT } from './honeypot'
import {
  earlyFormOf,
  fillIn,
  type KeptForm,
  keepTyping,
  markStage,
  readKeptTyping,
  readStage,
  type SendingStage,
  type Typing,
  takeUnsent,
  typingIn,
} from './kept-typing'

const NOTHING: Typing = {}

/**
 * Keeps what stands in a form while it is being filled in, and fills it in
 * again when the form is shown anew in the same tab.
 */
export function useKeptTyping(
  kept: KeptForm,
  form: RefObject<HTMLFormElement | null>,
  /** What became of the form so far belongs to what stands in it. */
  { read, reset }: Pick<SendingStore, 'read' | 'reset'>,
) {
  const [state, setState] = useState<'empty' | 'typed' | 'restored' | 'cleared'>('empty')
  const cleared = useRef<{ typing: Typing; stage?: SendingStage | undefined; outcome?: SendingState }>({
    typing: NOTHING,
  })
  const isHydrated = useIsHydrated()

  useEffect(() => {
    if (!form.current) return
    const early = earlyFormOf(form.current)
    if (early) fillIn(form.current, typingIn(early, HONEYPOT))
    const earlier = readKeptTyping(kept)
    if (earlier) fillIn(form.current, earlier)
    // What was typed before React came is kept from here on.
    const typing = typingIn(form.current, HONEYPOT)
    keepTyping(kept, typing)
    if (hasText(typing)) setState(earlier ? 'restored' : 'typed')
    // When React answers. Not where the visitor is typing it anew, as the page that was loaded anew was empty at first.
    const isAsItWas = JSON.stringify(typing) === JSON.stringify(earlier)
    if (!takeUnsent(kept)) return
    if (isAsItWas) setTimeout(() => form.current?.requestSubmit())
    else reset({ is: 'failed' })
  }, [kept, form, reset])

  const keep = () => {
    if (!form.current) return
    const typing = typingIn(form.current, HONEYPOT)
    keepTyping(kept, typing)
    setState(hasText(typing) ? 'typed' : 'empty')
    if (!hasText(typing) && read().is === 'failed') reset()
  }

  const clear = () => {
    if (!form.current) return
    cleared.current = { typing: typingIn(form.current, HONEYPOT), stage: readStage(kept), outcome: read() }
    form.current.reset()
    keepTyping(kept, NOTHING)
    reset()
    setState('cleared')
  }

  const undo = () => {
    if (!form.current) return
    fillIn(form.current, cleared.current.typing)
    markStage(kept, cleared.current.stage)
    reset(cleared.current.outcome)
    keep()
  }

  return {
    /** To be called with each change. */
    keep,
    /** Changes when the form was filled or emptied by something else than typing. */
    state,
    isFilled: state === 'typed' || state === 'restored',
    notice: isHydrated && (
      <>
        <div role="status" className="text-bark-700 text-small">
          {state === 'restored' && 'We kept what you typed in this tab.'}
          {state === 'cleared' && 'The form is empty again.'}
        </div>
        {state !== 'empty' && (
          <button
            type="button"
            onClick={state === 'cleared' ? undo : clear}
            className="min-h-11 font-semibold text-forest-700 text-small underline underline-offset-4"
          >
            {state === 'cleared' ? 'Bring it back' : 'Clear form'}
          </button>
        )}
      </>
    ),
  }
}

const hasText = (typing: Typing) => Object.keys(typing).length > 0
