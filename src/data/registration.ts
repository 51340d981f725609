import * as accounts from '#data/accounts.ts'
import type { Registration } from '#domain/account.ts'
import { createErrandAuth, supabase } from '../lib/supabase.ts'

/**
 * The password typed at registration, until the address is confirmed. In memory only: after a reload the
 * person is asked for it again.
 */
let pending: { email: string; password: string } | null = null

export const pendingPassword = (email: string) =>
  pending?.email === email ? pending.password : null

export async function register(registration: Registration) {
  await accounts.register(supabase.auth, registration)
  pending = { email: registration.email, password: registration.password }
}

export const resendCode = (email: string) => accounts.resendCode(supabase.auth, email)

/** One attempt after another at confirming an address; a code that was taken is not asked for twice. */
export function startConfirmation(email: string) {
  const auth = createErrandAuth()
  return async (code: string, password: string) => {
    await accounts.confirmRegistration(auth, { email, code, password })
    pending = null
  }
}
