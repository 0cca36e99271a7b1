import { createStore } from './store'
import type { WebStorage } from './web-storage'

/** A store that outlasts a reload. `parse` makes its value of anything stored, and the initial one of {}. */
export function createPersistedStore<Value>(
  storage: WebStorage,
  key: string,
  parse: (stored: Readonly<Record<string, unknown>>) => Value,
) {
  const store = createStore(parse({}))
  /** False if the storage is full or blocked: then the value lasts until the page is left. */
  const isStored = createStore(true)

  /** Reads the value again from the storage, which another tab or an inline script may have changed. */
  function readStorage(): Value {
    // A value that could not be stored is only in memory.
    if (isStored.read()) store.write(parse(storage.readObject(key)))
    return store.read()
  }

  function write(value: Value) {
    isStored.write(storage.write(key, JSON.stringify(value)))
    store.write(value)
  }

  /** Back to the initial value. Nothing stays in the storage. */
  function remove() {
    storage.write(key, null)
    isStored.write(true)
    store.write(store.initial)
  }

  readStorage()
  return { ...store, isStored, readStorage, write, remove }
}
