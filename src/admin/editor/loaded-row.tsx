import { type Query, type QueryKey, type UseQueryOptions, useIsMutating, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { LoadFailure } from '@/admin/load-failure'
import { hasKind } from '@/data/errors'
import { savesKey } from './use-editor-draft'

/**
 * Loads a row and renders its editor; without an id, the editor of a new row. A missing row leads back to the list.
 * While a save of the row is pending, it is not loaded: an editor with the old values would undo that save.
 */
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
  const isSaving = useIsMutating({ mutationKey: savesKey(useLocation().pathname) }) > 0
  // No refetch of a loaded row: only the editor may change it.
  const enabled = ({ state }: Query<Row, Error, Row, Key>) => !isNew && !isSaving && state.data === undefined
  const { data, error, refetch } = useQuery({ ...query(id ?? ''), enabled })
  if (isNew || data !== undefined) return <Fragment key={id}>{children(data)}</Fragment>
  if (hasKind(error, 'not-found')) return <Navigate to={back.to} replace />
  return (
    <AdminPage title={title} back={back}>
      {error ? <LoadFailure error={error} onTryAgain={() => void refetch()} /> : <p role="status">{loading}</p>}
    </AdminPage>
  )
}
