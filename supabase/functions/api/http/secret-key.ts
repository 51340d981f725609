import type { Context } from 'hono'
import { sha256, toBase64Url } from './digest.ts'
import type { Environment } from './environment.ts'
import { unauthenticated } from './errors.ts'
import { sameToken } from './tokens.ts'

const digest = async (key: string) => toBase64Url(await sha256(key))

/** Throws unless the request carries the project's secret key; digests are of one length, so the time says nothing. */
export async function requireSecretKey(environment: Environment, c: Context): Promise<void> {
  const { SUPABASE_SECRET_KEY } = environment
  const given = await digest(c.req.header('apikey') ?? '')
  if (SUPABASE_SECRET_KEY === null || !sameToken(await digest(SUPABASE_SECRET_KEY), given)) {
    throw unauthenticated()
  }
}
