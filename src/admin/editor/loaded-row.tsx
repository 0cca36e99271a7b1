import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { LoadFailure } from '@/admin/load-failure'
import { hasKind } from '@/data/errors'

/** Loads a row and renders its editor; without an id, the editor of a new row. A missing row leads back to the list. */
export function LoadedRow<Row, Key extends QueryKey>({
  id,
  query,
  title,
  back,
  loading,
  children,
}: {
  id: string | undefined
  query: (id: string) => UseQueryOptions<Row, Error, Row, Key>
  title: string
  back: { to: string; label: string }
  loading: string
  children: (row: Row | undefined) => ReactNode
}) {
  const isNew = id === undefined
  const { data, error, refetch } = useQuery({ ...query(id ?? ''), enabled: !isNew })
  if (isNew || data !== undefined) return <Fragment key={id}>{children(data)}</Fragment>
  if (hasKind(error, 'post-not-found', 'testimonial-not-found')) return <Navigate to={back.to} replace />
  return (
    <AdminPage title={title} back={back}>
      {error ? <LoadFailure error={error} onTryAgain={() => void refetch()} /> : <p role="status">{loading}</p>}
    </AdminPage>
  )
}
