/** The key under which the browser keeps the session. */
export const SESSION_KEY = 'bahi-session'

const CHANGE = 'bahi-session-change'

/** False only where it is certain that nobody is signed in. Asks no server and loads no client. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return true
  }
}

/** True only where it is certain that a session is kept, and not some other text. */
export function isSessionKept(): boolean {
  try {
    return JSON.parse(localStorage.getItem(SESSION_KEY) ?? '') !== null
  } catch {
    return false
  }
}

/** Says that somebody has signed in or out in this tab; other tabs hear it from the browser. */
export const tellSessionChange = () => window.dispatchEvent(new Event(CHANGE))

/** Hears when somebody signs in or out, in this tab or another. */
export function onSessionChange(notify: () => void) {
  window.addEventListener('storage', notify)
  window.addEventListener(CHANGE, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(CHANGE, notify)
  }
}
