import { useIsPresent } from 'framer-motion'
import { useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Sending } from '@/data/sending'
import { createSendingStore } from '@/data/sending-store'
import { finishFirst, reloadOnce } from '@/reload-once'
import { sayFailure } from '@/say-failure'
import { VisitContext } from '@/visit'
import { forgetUnsent, isUnsent, type KeptForm, keepTyping, markStage, markUnsent, readStage } from './kept-typing'

/**
 * The sending of a form, one at a time. It goes on when the page is left; a form
 * that is shown anew takes it up as far as it is by then. The visitor can stop
 * waiting for it, which counts as a failure.
 */
export function useSending<Input>(
  form: KeptForm,
  { send, failure }: Sending<Input>,
  /** Called once for a sending that succeeded, also while no form was there. */
  onSent: () => void,
) {
  const visit = useContext(VisitContext)
  visit.sendings ??= {}
  visit.sendings[form] ??= createSendingStore(cutShort(form))
  const { read, readOnServer, subscribe, run, stop, reset } = visit.sendings[form]
  const { is, ...state } = useSyncExternalStore(subscribe, read, readOnServer)
  const isPresent = useIsPresent()

  /** Also on a page that is leaving and may come back: the next page's form may have been told first. */
  const hasHeard = useRef(false)

  // Before the paint: who comes back is not to see the filled form first.
  useLayoutEffect(() => {
    if (is === 'sent') hasHeard.current = true
    if (!hasHeard.current || !isPresent) return
    hasHeard.current = false
    reset()
    onSent()
  })

  /** Not for who has stopped waiting, nor where an earlier try may have arrived. */
  const maySendAnew = () => read().is === 'sending' && readStage(form) !== 'out'

  return {
    ...state,
    isSending: is === 'sending',
    hasFailed: is === 'failed',
    /** Also before React has rendered it, when a second click comes; and on a page that is leaving, whose form stays filled. */
    isBusy: () => !isPresent || read().is === 'sending',
    /** Rejects after a failure, when its toast has been shown. */
    send: async (input: Input) => {
      const { pathname } = window.location
      if (readStage(form) !== 'out') markStage(form, 'begun')
      try {
        await finishFirst(
          run(
            (...call) => {
              markStage(form, 'out')
              return send(...call)
            },
            input,
            // After a deploy the code that sends is gone from this page, and there in one that is loaded anew. It is
            // the same for all forms: none can be out.
            (error) =>
              reloadOnce(error, () => pathname === window.location.pathname && maySendAnew() && markUnsent(form)),
          ),
        )
      } catch (thrown) {
        const error = thrown as Error
        markStage(form, read().isUncertain ? 'out' : undefined)
        // A page that is being loaded anew is not to send what the visitor has been told was not sent.
        forgetUnsent(form)
        sayFailure(error, failure)
        throw error
      }
      // Wherever the visitor is by then.
      keepTyping(form, {})
    },
    stop,
    /** How it stands, and for use-kept-typing.tsx the way to change what is said of it; not while it is being sent. */
    read,
    reset,
  }
}

/** What a page that went in the middle of a sending has left; undefined where the sending has ended, or goes on by itself. */
function cutShort(form: KeptForm) {
  const stage = readStage(form)
  return stage && !isUnsent(form) ? { isUncertain: stage === 'out' } : undefined
}
