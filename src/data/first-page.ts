/** How many rows a list's file from the build holds, and a list shows before it is asked for more. */
export const ROWS_PER_PAGE = 12

type Load<Row> = { data: Row[] | undefined; error: Error | null; isPending: boolean; isFetching: boolean }

/**
 * A whole list, with its newest rows in its place until it is there. The build
 * puts those into the page under a key of their own, so that part of a list
 * never counts as all of it. They also stay when the whole cannot be loaded.
 */
export function withFirstPage<Row>(all: Load<Row>, firstStep: Pick<Load<Row>, 'data'>) {
  const isWhole = all.data !== undefined
  const data = all.data ?? firstStep.data
  return { data, isWhole, error: all.error, isPending: all.isPending && !data, isFetching: all.isFetching }
}
