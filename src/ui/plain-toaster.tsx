import { useEffect, useSyncExternalStore } from 'react'
import { dismissToast, type Toast, toastStore } from './toast'

/**
 * Stands in when the toaster's code cannot be fetched: a failure must be said
 * above all when the connection is gone.
 */
export function PlainToaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  return (
    <section aria-label="Notifications" className="fixed right-0 bottom-0 z-60 w-full max-w-md p-4">
      <ul aria-live="assertive" className="grid gap-3">
        {toasts.map((toast) => (
          <PlainToast key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  )
}

function PlainToast({ toast: { id, title, description, durationMs } }: { toast: Toast }) {
  useEffect(() => {
    if (durationMs === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => dismissToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs])

  return (
    <li className="rounded-card border-forest-700 border-l-4 bg-white p-4 shadow-card ring-1 ring-forest-900/10">
      <p className="font-semibold">{title}</p>
      {description && <p className="text-small">{description}</p>}
    </li>
  )
}
