import * as v from 'valibot'
import { DataError, messageOf } from '#data/errors.ts'
import { message } from '#domain/messages/message.ts'
import { credentialsSchema } from '#domain/people/people.ts'
import { isCodeNeeded, login } from '#src/data/account/session.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'

export interface SignInRefusal {
  email?: string | undefined
  password?: string | undefined
  /** An error of the form as a whole, with the server's code. */
  root?: { code: string; message: string }
}

/** Signs in; returns null, or the error and its field. */
export async function signIn(
  typed: Record<'email' | 'password', string>,
): Promise<SignInRefusal | null> {
  const checked = v.safeParse(credentialsSchema, typed)
  if (!checked.success) {
    const wrong = v.flatten<typeof credentialsSchema>(checked.issues).nested
    return { email: wrong?.email?.[0], password: wrong?.password?.[0] }
  }
  try {
    await login(checked.output)
    if (!(await isCodeNeeded())) showSuccess(message('loginDone'))
    return null
  } catch (error) {
    const code = error instanceof DataError ? error.code : ''
    return { root: { code, message: messageOf(error, message('loginFailed')) } }
  }
}
