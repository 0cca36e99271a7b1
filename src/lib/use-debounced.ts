import { useEffect, useState } from 'react'

/** How long typing must pause before the page uses the text (ms). */
const TYPING_PAUSE_MS = 400

/** The value after a pause without a change; the previous value until then. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
