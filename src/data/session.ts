import { useSyncExternalStore } from 'react'
import { login as signIn, toUser } from '#data/accounts.ts'
import type { Credentials, User } from '#domain/account.ts'
import { SESSION_KEY, supabase } from '../lib/supabase.ts'

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: User }

let session: Session = { status: 'loading', user: null }
const listeners = new Set<() => void>()

function show(next: Session) {
  // The same person again (a refreshed token, another tab waking up) must not redraw the app.
  if (next.status === session.status && next.user?.id === session.user?.id) return
  session = next
  for (const listener of listeners) listener()
}

let watching = false
function watch() {
  watching = true
  supabase.auth.onAuthStateChange((_event, current) => {
    const user = current && toUser(current.user)
    show(user ? { status: 'signed-in', user } : { status: 'signed-out', user: null })
  })
}

function subscribe(listener: () => void) {
  if (!watching) watch()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in. Kept over reloads, refreshed before it expires, the same in every tab. */
export const useSession = () => useSyncExternalStore(subscribe, () => session)

export const login = (credentials: Credentials) => signIn(supabase.auth, credentials)

/** Ends the session in this browser, in all its tabs, even when the server cannot be told. */
export async function logout() {
  const { error } = await supabase.auth.signOut({ scope: 'local' })
  if (!error) return
  localStorage.removeItem(SESSION_KEY)
  // With nothing stored there is nothing to tell the server; this tells the tabs.
  await supabase.auth.signOut({ scope: 'local' })
}

/** For @supabase/auth-ui-react, which wants the client itself. */
export const authClient = supabase
