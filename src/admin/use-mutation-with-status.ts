import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

/** `readStatus` is ahead of `isPending`: a second press, or an unmount, can come before React has rendered that. */
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
