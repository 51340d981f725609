import { useLocation } from 'react-router-dom'

/** The place to return to after saving: a screen that sent the person here because something was missing. */
export function useReturnTo(): string | null {
  const { state } = useLocation()
  const wanted = typeof state === 'object' && state !== null && 'returnTo' in state
  return wanted && typeof state.returnTo === 'string' ? state.returnTo : null
}
