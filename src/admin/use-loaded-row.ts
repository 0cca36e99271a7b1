import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '@/ui/toast'

/**
 * The row that an editor was opened for, fetched once and afresh: a refreshed or
 * cached one must not take the place of what is being typed. Without the row,
 * says so and goes back to the list.
 */
export function useLoadedRow<Row, Key extends QueryKey>(
  query: UseQueryOptions<Row | null, Error, Row | null, Key>,
  { notFound, list }: { notFound: string; list: string },
) {
  const navigate = useNavigate()
  const [row, setRow] = useState<Row | null>()
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...query, enabled: row === undefined, gcTime: 0 })
  if (row === undefined && isFetchedAfterMount && !error && data !== undefined) setRow(data)

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it turns out.
  useEffect(() => {
    if (row !== null) return
    toast({ title: 'Error', description: notFound, tone: 'danger' })
    navigate(list, { replace: true })
  }, [row])

  return { row, error, tryAgain: () => void refetch() }
}
