import { useSyncExternalStore } from 'react'

/** What makes each store as it was at the start. Test files share modules, so tests/setup.ts does it after each test. */
export const resets: (() => void)[] = []

/** A value outside React that lasts until a reload. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  const store = {
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
  if (import.meta.env.MODE === 'test') resets.push(() => store.write(initial))
  return store
}

type Store<Value> = ReturnType<typeof createStore<Value>>

/** The latest value; the initial one in prerendered HTML and during hydration. */
export const useStore = <Value>(store: Store<Value>) => useStorePart(store, (value) => value)

/** The same for a part of the value: other changes do not render again. */
export function useStorePart<Value, Part>({ subscribe, read, initial }: Store<Value>, select: (value: Value) => Part) {
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(initial),
  )
}
