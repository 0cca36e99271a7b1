import { useSyncExternalStore } from 'react'

/** A value outside React that lasts until a reload. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    read: () => value,
    write: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The latest value; the initial one in prerendered HTML and during hydration. */
export const useStore = <Value>({ subscribe, read, initial }: ReturnType<typeof createStore<Value>>) =>
  useSyncExternalStore(subscribe, read, () => initial)
