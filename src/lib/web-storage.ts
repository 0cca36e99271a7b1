/** Browsers throw when storage is blocked or full. */
const webStorage = (area: 'localStorage' | 'sessionStorage') => ({
  /** Null also if storage is blocked. */
  read: (key: string): string | null => {
    try {
      return window[area].getItem(key)
    } catch {
      return null
    }
  },
  /** Null removes the text. Returns false if the browser does not store it. */
  store: (key: string, text: string | null): boolean => {
    try {
      if (text === null) window[area].removeItem(key)
      else window[area].setItem(key, text)
      return true
    } catch {
      return false
    }
  },
})

/** Of this browser. */
export const local = webStorage('localStorage')

/** Of this tab. */
export const tab = webStorage('sessionStorage')
