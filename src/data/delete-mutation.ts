import { mutationOptions } from '@tanstack/react-query'
import { type DataClient, loadClientWithSession } from './load-client'

/** Deletes a row by its id. `queryKey` is the prefix of the keys of all queries that may have it. */
export const deleteMutation = (
  table: Parameters<DataClient['deleteRow']>[0],
  queryKey: readonly string[],
  errorTitle: string,
) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }, { client: queryClient }) => {
      await (await loadClientWithSession()).deleteRow(table, id)
      // The row leaves its lists at once, because a refetch may fail.
      queryClient.setQueriesData({ queryKey }, (data) =>
        Array.isArray(data) ? data.filter((row) => row.id !== id) : data,
      )
    },
    // The variables are the whole row: customers' data leave the memory with the list.
    gcTime: 0,
    meta: { errorTitle, invalidates: queryKey },
  })
