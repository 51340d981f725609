import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The scroll position of each entry of the history, by its key. */
const places = new Map<string, number>()

/** A new screen begins at its top; going back finds the place that was left. */
export function useScrollPlaces() {
  const { key, hash, state } = useLocation()
  const type = useNavigationType()

  useLayoutEffect(() => {
    // An anchor has its own place; on a reload the browser knows best.
    if (hash || (type === 'POP' && !places.has(key))) return
    // The same screen under another address.
    if (type === 'REPLACE' && state?.stay) return
    window.scrollTo(0, type === 'POP' ? (places.get(key) ?? 0) : 0)
  }, [key, hash, state, type])

  useEffect(() => {
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}
