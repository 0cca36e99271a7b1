import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Sending } from '@/data/sending'

/**
 * One sending at a time: a second click comes before React has rendered the
 * busy button. The visitor can stop waiting for it, which counts as a failure.
 */
export function useSending<Input, Sent>(options: UseMutationOptions<Sent, Error, Sending<Input>>) {
  const mutation = useMutation(options)
  const running = useRef<AbortController>(undefined)

  return {
    isSending: mutation.isPending,
    error: mutation.error,
    isBusy: () => running.current !== undefined,
    /** Not by callbacks of the mutation: those are dropped when the page is left. */
    send: async (input: Input) => {
      const controller = new AbortController()
      running.current = controller
      try {
        return await mutation.mutateAsync({ input, signal: controller.signal })
      } finally {
        running.current = undefined
      }
    },
    stop: () => running.current?.abort(),
  }
}
