import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** A list that is fetched again when the window regains the focus; the query library itself looks at visibility alone. */
export function useFreshList<Row, Key extends QueryKey>(options: UseQueryOptions<Row[], Error, Row[], Key>) {
  const query = useQuery(options)
  const { refetch } = query

  useEffect(() => {
    const refresh = () => void refetch({ cancelRefetch: false })
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [refetch])

  return query
}
