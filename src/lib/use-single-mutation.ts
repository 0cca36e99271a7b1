import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

/**
 * A mutation whose `mutate` does nothing while one is pending, and with `once` also after a success. Components whose
 * options have the same key share it; without a key, a component has one of its own.
 */
export function useSingleMutation<Data, Variables, Result>({
  once = false,
  ...options
}: UseMutationOptions<Data, Error, Variables, Result> & { once?: boolean }) {
  const cache = useQueryClient().getMutationCache()
  const ownKey = useId()
  const { mutationKey = [ownKey] } = options
  const mutation = useMutation({ ...options, mutationKey })
  const mutate: typeof mutation.mutate = (...args) => {
    // Not `mutation.status`: a second press can come before React has rendered the first.
    const status = cache.findAll({ mutationKey }).at(-1)?.state.status
    if (status !== 'pending' && !(once && status === 'success')) mutation.mutate(...args)
  }
  return { ...mutation, mutate }
}
