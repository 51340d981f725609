import { AuthError } from '@supabase/supabase-js'
import { messageOf } from '#data/errors.ts'
import { message } from '#domain/messages/message.ts'
import { createErrandClient } from '../../lib/supabase.ts'

/** For requests that lead to a session; it keeps none itself. */
export const entryClient = createErrandClient()

/** From now on `ask` is what asking that client for a code does; its refusals are shown in our words. */
export function answerCodeRequests(
  ask: (email: string) => Promise<void>,
  say: (message: string) => string,
) {
  entryClient.auth.signInWithOtp = async (asked) => {
    const none = { user: null, session: null }
    try {
      await ask('email' in asked ? asked.email.trim().toLowerCase() : '')
      return { data: none, error: null }
    } catch (error) {
      return { data: none, error: new AuthError(say(messageOf(error, message('requestFailed')))) }
    }
  }
}
