import type { Context } from 'hono'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import { asksAsServer } from './caller.ts'
import { addressOf, isAddress } from './client-address.ts'
import type { Environment } from './environment.ts'
import { unavailable } from './errors.ts'

const refused = (code: 'captcha_missing' | 'captcha_failed') =>
  new DataError({ status: 422, code, field: 'captchaToken' })

const verdict = v.object({ success: v.boolean() })

async function isPerson(environment: Environment, c: Context, token: string): Promise<boolean> {
  const { TURNSTILE_SECRET_KEY, TURNSTILE_VERIFY_URL } = environment
  const address = addressOf(environment, c)
  const answer = await fetch(TURNSTILE_VERIFY_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ secret: TURNSTILE_SECRET_KEY, response: token },
      ...(isAddress(address) && { remoteip: address }),
    }),
    signal: AbortSignal.timeout(10_000),
  })
  return v.parse(verdict, await answer.json()).success
}

/**
 * Sees that a person asks, where that is wanted, before the Auth server is asked; gives the token on where that server checks
 * it itself, since it is good for one check. Fails closed: who keeps the check from being made shall not pass it.
 */
export async function requirePerson(
  environment: Environment,
  c: Context,
  token: string | undefined,
): Promise<string | undefined> {
  if (environment.TURNSTILE_SECRET_KEY === null) return undefined
  if (!token) throw refused('captcha_missing')
  if (!asksAsServer(environment, c)) return token
  const passed = await isPerson(environment, c, token).catch((error: unknown) => {
    console.error('A captcha cannot be checked; the request is refused.', error)
    throw unavailable()
  })
  if (!passed) throw refused('captcha_failed')
  return undefined
}
