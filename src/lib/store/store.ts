import { useSyncExternalStore } from 'react'

const resets: (() => void)[] = []

/** Sets all stores back to their initial values. For tests, whose pages share modules without a reload. */
export function resetStores() {
  for (const reset of resets) reset()
}

/** A value outside React that lasts until a reload. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  const write = (next: Value) => {
    value = next
    for (const listener of listeners) listener()
  }
  resets.push(() => write(initial))
  return {
    initial,
    read: () => value,
    write,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Store<Value> = ReturnType<typeof createStore<Value>>

/** The latest value; the initial one in prerendered HTML and during hydration. */
export const useStore = <Value>(store: Store<Value>) => useStorePart(store, (value) => value)

/** A part of a store's value, as useStore() has the whole: a change of other parts does not render again. */
export function useStorePart<Value, Part>({ subscribe, read, initial }: Store<Value>, select: (value: Value) => Part) {
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(initial),
  )
}
