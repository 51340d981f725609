import type { Session as AuthSession } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'
import * as accounts from '#data/people/accounts.ts'
import { lacksCode, needsCode } from '#data/people/factors.ts'
import type { Credentials, User } from '#domain/people/people.ts'
import {
  isSessionKept,
  mayBeSignedIn,
  SESSION_KEY,
  tellSessionChange,
} from '../../lib/stored-session.ts'
import { supabase } from '../../lib/supabase.ts'
import { captchaToken } from './captcha-token.ts'

export type SessionState =
  | { status: 'loading'; user: null }
  /** `ended`: by another device or by the server, not by the person here, who else may be told a `reason`. */
  | { status: 'signed-out'; user: null; ended?: boolean; reason?: string }
  /** Who has a second factor, and has not given its code. */
  | { status: 'code-needed'; user: User }
  | { status: 'signed-in'; user: User }

let session: SessionState = { status: 'loading', user: null }
const listeners = new Set<() => void>()

function show(next: SessionState) {
  // The same person again (a refreshed token, another tab waking up) must not redraw the app.
  if (next.status === session.status && next.user?.id === session.user?.id) {
    // After a session ended for another reason, logging out is not announced any more.
    if (next.status === 'signed-out' && !next.ended) session = next
    return
  }
  session = next
  for (const listener of listeners) listener()
  tellSessionChange()
}

/** The session is gone at once, the screen when the server has been told or could not be. */
let leaving = false

/** Whether the session ends as the person here wishes, and whether this page found one when it was loaded. */
let wanted = false
const storedAtFirst = mayBeSignedIn()

/** A session that was there and is not any more, which nobody here has asked for. */
const endedElsewhere = () =>
  !wanted && !mayBeSignedIn() && (session.status !== 'loading' || storedAtFirst)

/** Pause before the Auth server, which could not be asked about the session that is kept, is asked again. */
const ASK_AGAIN_MS = 5_000

function hear(current: AuthSession | null) {
  if (leaving) return
  // A server out of reach signs nobody out.
  if (!current && !wanted && isSessionKept()) {
    setTimeout(async () => hear((await supabase.auth.getSession()).data.session), ASK_AGAIN_MS)
    return
  }
  const user = current && accounts.toUser(current.user)
  show(
    user
      ? { status: lacksCode(current) ? 'code-needed' : 'signed-in', user }
      : { status: 'signed-out', user: null, ended: endedElsewhere() },
  )
}

let watching = false
function watch() {
  if (watching) return
  watching = true
  supabase.auth.onAuthStateChange((_event, current) => hear(current))
}

function subscribe(listener: () => void) {
  watch()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The signed-in person. The session survives reloads, is refreshed before it expires, and is the same in every tab. */
export const useSession = () => useSyncExternalStore(subscribe, () => session)

/** For code that loads this module late: gives the present state, and every later change. */
export function watchSession(tell: (session: SessionState) => void) {
  tell(session)
  return subscribe(() => tell(session))
}

export async function login(credentials: Credentials) {
  watch()
  return accounts.login(supabase.auth, credentials, captchaToken())
}

/** Whether the person who has just signed in has yet to give the code of a second factor. */
export const isCodeNeeded = () => needsCode(supabase.auth)

export const requestSignInCode = async (email: string) =>
  accounts.requestSignInCode(supabase.auth, email, captchaToken())

export function loginByCode(proof: { email: string; code: string }) {
  watch()
  return accounts.loginByCode(supabase.auth, proof)
}

/** Runs a call that ends the session by this person's own wish. */
export async function asWished<T>(end: () => Promise<T>): Promise<T> {
  wanted = true
  try {
    return await end()
  } finally {
    wanted = false
  }
}

/** Ends the session in this browser, in all its tabs, even when the server cannot be told; the login says the reason. */
export async function logout(reason?: string) {
  leaving = true
  try {
    const { error } = await supabase.auth.signOut({ scope: 'local' })
    if (!error) return
    localStorage.removeItem(SESSION_KEY)
    // Without a stored session there is nothing to tell the server; this tells the tabs.
    await supabase.auth.signOut({ scope: 'local' })
  } finally {
    leaving = false
    show({ status: 'signed-out', user: null, ...(reason && { reason }) })
  }
}
