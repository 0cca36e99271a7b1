import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '@/ui/toast'

/**
 * Fetches the row once, ignoring the cache: a refetch must not replace what the user
 * has typed. If the row does not exist, shows a toast and navigates to the list.
 */
export function useLoadedRow<Row, Key extends QueryKey>(
  query: UseQueryOptions<Row | null, Error, Row | null, Key>,
  { notFound, list }: { notFound: string; list: string },
) {
  const navigate = useNavigate()
  const [row, setRow] = useState<Row | null>()
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...query, enabled: row === undefined, gcTime: 0 })
  if (row === undefined && isFetchedAfterMount && !error && data !== undefined) setRow(data)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the row turns out to be missing.
  useEffect(() => {
    if (row !== null) return
    toast({ title: 'Error', description: notFound, tone: 'danger' })
    navigate(list, { replace: true })
  }, [row])

  return { row, error, tryAgain: () => void refetch() }
}
