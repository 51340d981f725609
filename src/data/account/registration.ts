import { DataError } from '#data/errors.ts'
import * as accounts from '#data/people/accounts.ts'
import type { Registration } from '#domain/people/people.ts'
import { createErrandClient, supabase } from '../../lib/supabase.ts'
import { captchaToken } from './captcha-token.ts'

/**
 * The registration until its address is confirmed. It stays in memory only: after a reload the
 * person is asked for the password again.
 */
let pending: Registration | null = null

export const pendingPassword = (email: string) =>
  pending?.email === email ? pending.password : null

/** The name is no secret, and nobody is asked for it twice: it is kept in this tab, also over a reload. */
const nameKey = (email: string) => `bahi-registered-name-${email}`

function keep(registration: Registration) {
  pending = registration
  try {
    sessionStorage.setItem(nameKey(registration.email), registration.name)
  } catch {
    // Without storage it is remembered until a reload.
  }
}

function pendingName(email: string): string | null {
  if (pending?.email === email) return pending.name
  try {
    return sessionStorage.getItem(nameKey(email))
  } catch {
    return null
  }
}

function forget(email: string) {
  pending = null
  try {
    sessionStorage.removeItem(nameKey(email))
  } catch {
    // Then it was not kept, either.
  }
}

export async function register(registration: Registration) {
  try {
    await accounts.register(supabase.auth, registration, captchaToken())
  } catch (error) {
    // The code mailed a moment ago confirms the address, and the latest registration is the one its
    // owner wants.
    if (error instanceof DataError && error.status === 429) keep(registration)
    throw error
  }
  keep(registration)
}

export const resendCode = async (email: string) =>
  accounts.resendCode(supabase.auth, email, captchaToken())

/** One attempt after another at confirming an address; a code that was taken is not asked for twice. */
export function startConfirmation(email: string) {
  const errand = createErrandClient()
  return async (code: string, password: string) => {
    const name = pendingName(email)
    await accounts.confirmRegistration(errand.auth, () => errand, {
      email,
      code,
      password,
      name,
    })
    forget(email)
  }
}
