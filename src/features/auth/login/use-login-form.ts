import { type FormEvent, useState } from 'react'
import { login } from '#languages/en/screens/login.ts'
import { useWords } from '#src/language/words.ts'
import type { SignInRefusal } from './sign-in.ts'

/** The schemas and the Supabase client are wanted by those who sign in, not by the first paint. */
const loadSignIn = () => import('./sign-in.ts')

const fields = ['email', 'password'] as const

/**
 * A form of two fields that keeps what is typed in the page itself, and loads what it needs when it is used. It begins
 * with the `reason` for which somebody is here, if any.
 */
export function useLoginForm(reason: string) {
  const { failed } = useWords(login)
  const [refusal, setRefusal] = useState<SignInRefusal>({ root: { code: '', message: reason } })
  const [pending, setPending] = useState(false)

  async function send(form: HTMLFormElement) {
    const typed = new FormData(form)
    setPending(true)
    const refused: SignInRefusal | null = await loadSignIn().then(
      ({ signIn }) =>
        signIn({ email: String(typed.get('email')), password: String(typed.get('password')) }),
      () => ({ root: { code: '', message: failed } }),
    )
    setPending(false)
    setRefusal(refused ?? {})
    const first = fields.find((name) => refused?.[name])
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  return {
    refusal,
    pending,
    handlers: {
      onInput: ({ target }: FormEvent) => {
        // The first field has the focus before anybody means to sign in.
        void loadSignIn().catch(() => {})
        if (target instanceof HTMLInputElement) setRefusal({ ...refusal, [target.name]: undefined })
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!pending) void send(event.currentTarget)
      },
    },
  }
}
