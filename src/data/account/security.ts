import useSWR from 'swr'
import { DataError } from '#data/errors.ts'
import { changePassword as change, sessionFacts } from '#data/people/accounts.ts'
import { supabase } from '../../lib/supabase.ts'
import { accountKeys } from '../keys.ts'
import { captchaToken } from './captcha-token.ts'
import { asWished } from './session.ts'

/** The facts of this browser's session. It refreshes by itself, so they are read anew each time. */
export const useSessionFacts = () =>
  useSWR(accountKeys.session, () => sessionFacts(supabase.auth), { dedupingInterval: 0 })

/** Changes the password, which ends the person's other sessions; this one goes on. */
export const changePassword = (
  email: string,
  passwords: { currentPassword: string; newPassword: string },
) => change(supabase.auth, { email, ...passwords }, captchaToken)

/** Ends all sessions of the person, this one too; where the server cannot be told, none. */
export async function logoutEverywhere(): Promise<void> {
  const { error } = await asWished(() => supabase.auth.signOut({ scope: 'global' }))
  if (error) throw new DataError({ status: 0, code: '', cause: error })
}
