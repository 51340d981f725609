import { requestDeletion } from '#data/people/accounts.ts'
import { message } from '#domain/messages/message.ts'
import { supabase } from '../../lib/supabase.ts'
import { enterCode } from './second-factor.ts'
import { login, loginByCode, logout } from './session.ts'

/** A person who asks for deletion proves again who they are: who has an authenticator app by its code. */
export type Proof = { email: string } & (
  | { password: string }
  | { code: string }
  | { appCode: string }
)

/** Has the account deleted in seven days and ends the session; the login then says when, and that it can be stopped. */
export async function deleteAccount(proof: Proof): Promise<void> {
  if ('appCode' in proof) await enterCode(proof.appCode)
  else await ('code' in proof ? loginByCode(proof) : login(proof))
  const day = await requestDeletion(supabase)
  await logout(message('deletionAsked', { day }))
}
