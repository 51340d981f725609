import * as accounts from '#data/people/accounts.ts'
import { createErrandClient, supabase } from '../../lib/supabase.ts'
import { captchaToken } from './captcha-token.ts'
import { spendRecoveryCode } from './second-factor.ts'
import { logout } from './session.ts'

export const requestPasswordReset = async (email: string) =>
  accounts.requestPasswordReset(supabase.auth, email, captchaToken())

/** The code of an authenticator app, or a recovery code in its place. */
export type SecondProof = { code: string; isRecovery: boolean }

/** One attempt after another at setting a new password; a proof that was taken is not asked for twice. */
export function startPasswordReset(proof: accounts.ResetProof) {
  const { auth } = createErrandClient()
  return async (newPassword: string, second?: SecondProof) => {
    if (second?.isRecovery) {
      const { session } = (await auth.getSession()).data
      await spendRecoveryCode(second.code, session?.access_token ?? '')
      await auth.refreshSession()
    }
    await accounts.resetPassword(auth, proof, newPassword, second?.code)
    // A session of this browser has just been ended on the server; it must not linger here.
    await logout()
  }
}
