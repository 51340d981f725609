import { Box } from '@chakra-ui/react'
import { Auth } from '@supabase/auth-ui-react'
import { useEffect, useRef } from 'react'
import { auth } from '#languages/en/screens/auth.ts'
import { answerCodeRequests, entryClient } from '#src/data/account/entry-client.ts'
import { requestSignInCode } from '#src/data/account/session.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { captchaOfHost } from '#src/lib/captcha.ts'
import { CaptchaField } from '#src/ui/form/captcha-field.tsx'
import { entryAppearance, entryHeight } from './entry-appearance.ts'

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

interface CodeRequestProps {
  /** The address typed on the screen before. */
  email: string
  onSent: (email: string) => void
}

/** Asks for the address to which a code is mailed. */
export function CodeRequest({ email, onSent }: CodeRequestProps) {
  const { messages } = useSpeech()
  const words = useWords(auth)
  const { say } = useSpeech()
  const box = useRef<HTMLDivElement>(null)

  useEffect(
    () =>
      answerCodeRequests(async (asked) => {
        await requestSignInCode(asked)
        onSent(asked)
      }, say),
    [onSent, say],
  )

  // `Auth` takes no first value for this field, and hears of one as of something typed.
  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (!input || !email) return
    setValue?.call(input, email)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, [email])

  return (
    <Box ref={box} css={entryHeight}>
      <CaptchaField captcha={captchaOfHost()} />
      <Auth
        supabaseClient={entryClient}
        view="magic_link"
        showLinks={false}
        providers={[]}
        appearance={entryAppearance}
        localization={{
          variables: {
            magic_link: {
              email_input_label: words.email,
              email_input_placeholder: '',
              button_label: words.byCode.mailMe,
              loading_button_label: words.sending,
              empty_email_address: messages.required({ label: 'email' }),
              confirmation_text: '',
            },
          },
        }}
      />
    </Box>
  )
}
