import * as accounts from '#data/people/accounts.ts'
import { createErrandClient, supabase } from '../../lib/supabase.ts'
import { captchaToken } from './captcha-token.ts'
import { logout } from './session.ts'

export const requestPasswordReset = async (email: string) =>
  accounts.requestPasswordReset(supabase.auth, email, captchaToken())

/** One attempt after another at setting a new password; a proof that was taken is not asked for twice. */
export function startPasswordReset(proof: accounts.ResetProof) {
  const { auth } = createErrandClient()
  return async (newPassword: string) => {
    await accounts.resetPassword(auth, proof, newPassword)
    // A session of this browser has just been ended on the server; it must not linger here.
    await logout()
  }
}
