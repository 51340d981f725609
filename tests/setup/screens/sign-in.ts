import { inject } from 'vitest'
import { sql } from '../stack/database.ts'

const { apiUrl, publishableKey } = inject('stack')

/** Signs a person in by password over the Auth API and returns the access token. */
export async function signIn(user: string, password = 'correct horse'): Promise<string> {
  const [account] = await sql<{ email: string }[]>`
    update auth.users
    set encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 4))
    where id = ${user}
    returning email`
  const answer = await fetch(`${apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password }),
  })
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`)
  const session: { access_token: string } = await answer.json()
  return session.access_token
}
