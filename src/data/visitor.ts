import { useEffect, useState, useSyncExternalStore } from 'react'
import { mayBeSignedIn } from '../lib/stored-session.ts'
import type { Session } from './session.ts'

// Comes from other tabs: somebody signed in or out there.
function subscribe(notify: () => void) {
  window.addEventListener('storage', notify)
  return () => window.removeEventListener('storage', notify)
}

/**
 * Whether the visitor of a public page is signed in. The Supabase client is loaded only where a session
 * is stored; everyone else is known to be signed out at the first paint.
 */
export function useVisitor(): Session['status'] {
  const stored = useSyncExternalStore(subscribe, mayBeSignedIn)
  const [status, setStatus] = useState<Session['status']>('loading')

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
