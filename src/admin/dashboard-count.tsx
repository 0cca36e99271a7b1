import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'

type CountQuery<Key extends QueryKey> = UseQueryOptions<number, Error, number, Key>

/** How many rows a card leads to. While that is not known the line is empty: a wrong number would be worse than none. */
export function DashboardCount<Key extends QueryKey>({
  query,
  one,
  many,
}: {
  query: CountQuery<Key>
  /** What one row is called, as in '1 post'. */
  one: string
  many: string
}) {
  const { data, isSuccess } = useQuery(query)
  if (!isSuccess) return null
  return (
    <span className="tabular-nums">
      {data} {data === 1 ? one : many}
    </span>
  )
}

/** How many of them are new; nothing where none is. */
export function DashboardNews<Key extends QueryKey>({ query }: { query: CountQuery<Key> }) {
  const { data, isSuccess } = useQuery(query)
  if (!isSuccess || data === 0) return null
  return <span className="rounded-full bg-amber px-2.5 font-semibold text-forest-900 tabular-nums">{data} new</span>
}
