import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

/**
 * A mutation that does not start while it is pending. `readStatus` is ahead of `isPending`: a second press, or an
 * unmount, can come before React has rendered that.
 */
export function useSingleMutation<Data, Variables, Result>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
) {
  const cache = useQueryClient().getMutationCache()
  const mutationKey = [...(options.mutationKey ?? []), useId()]
  const readStatus = () => cache.findAll({ mutationKey }).at(-1)?.state.status
  const mutation = useMutation({ ...options, mutationKey })
  const mutate: typeof mutation.mutate = (...args) => {
    if (readStatus() !== 'pending') mutation.mutate(...args)
  }
  return { ...mutation, mutate, readStatus }
}
