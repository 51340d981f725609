import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import { codeSchema } from '#domain/people/people.ts'
import { auth } from '#languages/en/screens/auth.ts'
import { isCodeNeeded, loginByCode, requestSignInCode } from '#src/data/account/session.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { CodeForm } from '../code-form.tsx'

const schema = v.object({ code: codeSchema })

/** Signs in with the code that was mailed to the address; the screen around it then leads on. */
export function SignInCodeForm({ email }: { email: string }) {
  const { messageOf, messages } = useSpeech()
  const { byCode, signIn, signingIn } = useWords(auth)
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { code: '' } })
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await loginByCode({ email, code })
      if (!(await isCodeNeeded())) showSuccess(messages.loginDone)
    } catch (error) {
      const message = messageOf(error, messages.loginFailed)
      const isWrong = error instanceof DataError && error.code === 'otp_expired'
      form.setError(isWrong ? 'code' : 'root', { message })
      if (isWrong) form.setFocus('code', { shouldSelect: true })
    }
  })

  return (
    <CodeForm
      form={form}
      onSubmit={submit}
      label={byCode.label}
      submitText={signIn}
      pendingText={signingIn}
      kind="sign-in"
      email={email}
      send={requestSignInCode}
      fallback={messages.requestFailed}
      sent={byCode.sentAgain}
    />
  )
}
