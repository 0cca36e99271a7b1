/** A temporary message in the corner. Any module may call toast(); ui/toaster.tsx renders the toasts. */
type Toast = {
  id: number
  title: string
  description?: string | undefined
  tone: 'plain' | 'danger'
  /** Infinity: stays until dismissed. */
  durationMs: number
}

const DEFAULT_TOAST_MS = 5000

const NONE: readonly Toast[] = []

let toasts = NONE
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast and returns its id. Dedupes: a toast with the same text replaces the earlier one. */
export function toast({
  title,
  description,
  tone = 'plain',
  durationMs = DEFAULT_TOAST_MS,
}: {
  title: string
  description?: string | undefined
  tone?: Toast['tone'] | undefined
  durationMs?: number | undefined
}): number {
  lastId += 1
  const others = toasts.filter((other) => other.title !== title || other.description !== description)
  set([...others, { id: lastId, title, description, tone, durationMs }])
  return lastId
}

export function dismissToast(id: number) {
  set(toasts.filter((toast) => toast.id !== id))
}

export function dismissAllToasts() {
  set([])
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
