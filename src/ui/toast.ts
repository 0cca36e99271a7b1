/** A temporary message in the corner. Any module may call toast(); ui/toaster.tsx renders the toasts. */
export type ToastOptions = {
  title: string
  description?: string | undefined
  tone?: 'plain' | 'danger' | undefined
  /** Infinity: stays until dismissed. */
  durationMs?: number | undefined
  /** Leads to another page and closes the toast. */
  link?: { path: string; text: string } | undefined
}

type Toast = ToastOptions & { id: number }

const NONE: readonly Toast[] = []

let toasts = NONE
let lastId = 0
const listeners = new Set<() => void>()

function setToasts(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast and returns its id. Dedupes: a toast with the same text replaces the earlier one. */
export function toast(options: ToastOptions): number {
  lastId += 1
  const { title, description } = options
  const others = toasts.filter((other) => other.title !== title || other.description !== description)
  setToasts([...others, { ...options, id: lastId }])
  return lastId
}

export function dismissToast(id: number | undefined) {
  setToasts(toasts.filter((toast) => toast.id !== id))
}

export function dismissAllToasts() {
  setToasts(NONE)
}

/** For useSyncExternalStore. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
  readOnServer: (): readonly Toast[] => NONE,
}

/** Loads the toaster's chunk, for the first toast. */
export const loadToaster = () => import('./toaster')
