import { useEffect, useState } from 'react'

const REST_MS = 250

/** What is typed, once nothing more came for a quarter of a second. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
