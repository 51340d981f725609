import { toDataError } from '#data/auth-errors.ts'
import type { Auth } from '#data/client.ts'

/** What a server keeps for a signed-in person. */
export type Session = { accessToken: string; refreshToken: string }

type AuthSession = { access_token: string; refresh_token: string }

const fromAuth = (session: AuthSession): Session => ({
  accessToken: session.access_token,
  refreshToken: session.refresh_token,
})

/** The session that `auth` has just made, by signing in; null when it has none. */
export async function sessionOf(auth: Auth): Promise<Session | null> {
  const { session } = (await auth.getSession()).data
  return session && fromAuth(session)
}

const refused = ({ status = 0 }: { status?: number | undefined }) =>
  [400, 401, 403].includes(status)

/** The next tokens of a session; null when the Auth server refuses the refresh token. */
export async function renewSession(auth: Auth, refreshToken: string): Promise<Session | null> {
  const { data, error } = await auth.refreshSession({ refresh_token: refreshToken })
  if (error && !refused(error)) throw toDataError(error)
  return data.session && fromAuth(data.session)
}

/** Ends the session that a token is of; one that is over already is fine. */
export async function endSession(auth: Auth, accessToken: string): Promise<void> {
  const { error } = await auth.admin.signOut(accessToken, 'local')
  if (error && !refused(error) && error.status !== 404) throw toDataError(error)
}
