/** Where the browser keeps the session of the signed-in person. */
export const SESSION_KEY = 'bahi-session'

/** False only where it is certain that nobody is signed in. Asks no server and loads no client. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return true
  }
}
