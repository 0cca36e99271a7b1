import { mutationOptions } from '@tanstack/react-query'
import { type DataClient, loadClientWithSession } from './load-client'

/** Deletes a row by its id. `lists` is the prefix of the query keys of the lists that have it. */
export const deleteMutation = (
  table: Parameters<DataClient['deleteRow']>[0],
  lists: readonly string[],
  errorTitle: string,
) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }, { client }) => {
      await (await loadClientWithSession()).deleteRow(table, id)
      // The row leaves its lists at once, because a refetch may fail.
      client.setQueriesData<{ id: string }[]>({ queryKey: lists }, (rows) => rows?.filter((row) => row.id !== id))
    },
    // The variables are the whole row: what customers sent leaves the memory with the list.
    gcTime: 0,
    meta: { errorTitle, invalidates: lists },
  })
