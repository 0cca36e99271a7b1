import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { DataError } from '@/data/errors'

/** Loads a row and renders its editor. If there is no such row, a toast says so and the list follows. */
export function LoadedRow<Row, Key extends QueryKey>({
  query,
  title,
  back,
  loading,
  children,
}: {
  query: UseQueryOptions<Row, Error, Row, Key>
  title: string
  /** The list. */
  back: { to: string; label: string }
  /** Words while it loads. */
  loading: string
  children: (row: Row) => ReactNode
}) {
  const { data, error, refetch } = useQuery(query)
  if (data !== undefined) return children(data)
  if (error instanceof DataError && error.kind === 'gone') return <Navigate to={back.to} replace />
  return (
    <AdminPage title={title} back={back}>
      {error ? (
        <LoadFailure message={error.message} onTryAgain={() => void refetch()} />
      ) : (
        <p role="status">{loading}</p>
      )}
    </AdminPage>
  )
}
