import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Goes to the section that the address names, also when its link is pressed again. */
export function useSectionFocus() {
  const location = useLocation()
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [location])
}
