import { dbForServer, headersOf } from '#api/http/caller.ts'
import type { Environment } from '#api/http/environment.ts'
import { unavailable } from '#api/http/errors.ts'
import { limitAccount } from '#api/http/limits.ts'
import { DataError, unwrap } from '#data/errors.ts'

/** Removes a person's factor with the secret key; one that is gone already is fine. */
async function removeFactor(environment: Environment, key: string, person: string, factor: string) {
  const address = `${environment.SUPABASE_URL}/auth/v1/admin/users/${person}/factors/${factor}`
  const answer = await fetch(address, { method: 'DELETE', headers: headersOf(key) }).catch(
    (cause: unknown) => {
      throw new DataError({ status: 0, code: '', cause })
    },
  )
  if (!answer.ok && answer.status !== 404) {
    throw new DataError({ status: 502, code: '', cause: await answer.text() })
  }
}

/**
 * Takes a recovery code in the place of a second factor's: from then on the password alone lets in, until a factor is added
 * again. A code that was right, and whose factors could not be removed, can be given again for some minutes.
 */
export async function useRecoveryCode(
  environment: Environment,
  { id, factors }: { id: string; factors: string[] },
  code: string,
): Promise<void> {
  await limitAccount(environment, 'recovery', id)
  const { SUPABASE_SECRET_KEY: key } = environment
  const server = dbForServer(environment)
  if (key === null || server === null) throw unavailable()
  const right = unwrap(await server.rpc('use_recovery_code', { person: id, code }))
  if (!right) throw new DataError({ status: 422, code: 'recovery_code_wrong', field: 'code' })
  for (const factor of factors) await removeFactor(environment, key, id, factor)
}
