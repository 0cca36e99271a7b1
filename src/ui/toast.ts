import { createStore, useStore } from '@/lib/store/store'

/** A temporary message in the corner. Any module may call toast(); ui/toaster.tsx renders the toasts. */
export type ToastOptions = {
  title: string
  description?: string | undefined
  tone?: 'plain' | 'danger' | undefined
  /** Infinity: says what is in progress, and stays until it ends. */
  durationMs?: number | undefined
  /** Leads to another page and closes the toast. */
  link?: { path: string; text: string } | undefined
  /** Name of the form it is about, whose next submission dismisses it. */
  form?: string | undefined
}

type Toast = ToastOptions & { id: number }

export const toastStore = createStore<readonly Toast[]>([])

export const useToasts = () => useStore(toastStore)

let lastId = 0

/** Shows a toast and returns its id. It replaces an earlier toast with the same text. */
export function toast(options: ToastOptions): number {
  lastId += 1
  const { title, description } = options
  const others = toastStore.read().filter((other) => other.title !== title || other.description !== description)
  toastStore.write([...others, { ...options, id: lastId }])
  return lastId
}

const keepToasts = (isKept: (toast: Toast) => boolean) => toastStore.write(toastStore.read().filter(isKept))

export const dismissToast = (id: number | undefined) => keepToasts((toast) => toast.id !== id)

export const dismissToastsOf = (form: string) => keepToasts((toast) => toast.form !== form)

/** Dismisses all but those that say what is still in progress, and stay until it ends. */
export const dismissFinishedToasts = () => keepToasts(({ durationMs }) => durationMs === Number.POSITIVE_INFINITY)

export const loadToaster = () => import('./toaster')
