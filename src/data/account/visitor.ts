import { useEffect, useState, useSyncExternalStore } from 'react'
import { mayBeSignedIn, onSessionChange } from '../../lib/stored-session.ts'
import type { SessionState } from './session.ts'

/**
 * Whether the visitor of a page without a guard is signed in. The Supabase client is loaded only where a session
 * is stored; everyone else is known to be signed out at the first paint.
 */
export function useVisitor(): SessionState['status'] {
  const stored = useSyncExternalStore(onSessionChange, mayBeSignedIn, () => false)
  const [status, setStatus] = useState<SessionState['status']>('loading')

  useEffect(() => {
    if (!stored) return
    let stop = () => {}
    let left = false
    import('./session.ts').then(
      ({ watchSession }) => {
        if (!left) stop = watchSession((session) => setStatus(session.status))
      },
      () => setStatus('signed-out'),
    )
    return () => {
      left = true
      stop()
    }
  }, [stored])

  return stored ? status : 'signed-out'
}
