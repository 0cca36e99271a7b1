/** Wraps one of the browser's storages, which throw when they are blocked or full. */
function webStorage(area: 'localStorage' | 'sessionStorage') {
  /** Null if nothing is stored, or if the storage is blocked. */
  function read(key: string): string | null {
    try {
      return window[area].getItem(key)
    } catch {
      return null
    }
  }

  return {
    read,
    /** The object stored as JSON, with properties of any type; {} if there is none or it cannot be read. */
    readObject: (key: string): Readonly<Record<string, unknown>> => {
      try {
        return Object(JSON.parse(read(key) ?? '{}'))
      } catch {
        return {}
      }
    },
    /** Null removes the entry. Returns false if the browser does not store the text. */
    write: (key: string, text: string | null): boolean => {
      try {
        if (text === null) window[area].removeItem(key)
        else window[area].setItem(key, text)
        return true
      } catch {
        return false
      }
    },
  }
}

export type WebStorage = ReturnType<typeof webStorage>

/** localStorage: what this browser keeps. */
export const safeLocalStorage = webStorage('localStorage')

/** sessionStorage: what this tab keeps. */
export const safeSessionStorage = webStorage('sessionStorage')
