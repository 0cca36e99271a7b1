import { useEffect, useState } from 'react'

/** The value after 400 ms without a change; the previous value until then. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), 400)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
