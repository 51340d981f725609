import { toUser } from '#data/accounts.ts'
import { DataError } from '#data/errors.ts'
import type { User } from '#domain/account.ts'
import { headersOf } from './caller.ts'
import type { Environment } from './environment.ts'

const failed = (status: number, cause: unknown) => new DataError('', { status, code: '', cause })

/**
 * The person behind an access token, as the Auth server knows them; null when it refuses the token. By a plain request,
 * since every signed-in call waits for it: the Auth server's client takes longer to load than all else together.
 */
export async function userOfToken(environment: Environment, token: string): Promise<User | null> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = environment
  const { status, body } = await answerAbout(
    `${SUPABASE_URL}/auth/v1/user`,
    headersOf(SUPABASE_PUBLISHABLE_KEY, token),
  )
  if ([400, 401, 403].includes(status)) return null
  if (status !== 200) throw failed(status, body)
  return toUser(body)
}

async function answerAbout(url: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(url, { headers })
    const body: unknown = await answer.json()
    return { status: answer.status, body }
  } catch (cause) {
    throw failed(0, cause)
  }
}
