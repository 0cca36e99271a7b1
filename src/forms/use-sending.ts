import { useRef, useState } from 'react'
import type { Sending } from '@/data/sending'
import { sayFailure } from '@/say-failure'

type State = { is: 'idle' } | { is: 'sending' } | { is: 'failed'; error: Error }

/**
 * One sending at a time: a second click comes before React has rendered the
 * busy button. The visitor can stop waiting for it, which counts as a failure.
 * It goes on when the page is left, and says a failure there too.
 */
export function useSending<Input, Sent>({ send, failure }: Sending<Input, Sent>) {
  const [state, setState] = useState<State>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)

  return {
    isSending: state.is === 'sending',
    error: state.is === 'failed' ? state.error : null,
    isBusy: () => running.current !== undefined,
    /** Rejects after a failure, when its toast has been shown. */
    send: async (input: Input) => {
      const controller = new AbortController()
      running.current = controller
      setState({ is: 'sending' })
      try {
        const sent = await send(input, controller.signal)
        setState({ is: 'idle' })
        return sent
      } catch (thrown) {
        const error = thrown as Error
        setState({ is: 'failed', error })
        sayFailure(error, failure)
        throw error
      } finally {
        running.current = undefined
      }
    },
    stop: () => running.current?.abort(),
  }
}
