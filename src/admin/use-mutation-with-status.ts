import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

/**
 * A mutation that tells its latest status at any time. `isPending` is that of the last render, and React Query notifies
 * React in a later task: a second press can come before, and an unmount too.
 */
export function useMutationWithStatus<Data, Variables, Result>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
) {
  const cache = useQueryClient().getMutationCache()
  const mutationKey = [...(options.mutationKey ?? []), useId()]
  return {
    ...useMutation({ ...options, mutationKey }),
    readStatus: () => cache.findAll({ mutationKey }).at(-1)?.state.status,
  }
}
