import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { auth } from '#languages/en/screens/auth.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '../../language/words.ts'
import { captchaOfHost } from '../../lib/captcha.ts'
import { FormError } from '../../ui/feedback/form-error.tsx'
import { CaptchaField } from '../../ui/form/captcha-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { type CodeMail, useResendClock, waitToldBy } from './resend-clock.ts'

export interface ResendCodeProps {
  kind: CodeMail
  email: string
  send: (email: string) => Promise<void>
  fallback: string
  onSent: () => void
}

const NOTICE_MS = 5000

/** Asks for another mail, at most once a minute; pressed too early it says how long to wait. */
export function ResendCode({ kind, email, send, fallback, onSent }: ResendCodeProps) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(auth)
  const { left, restart } = useResendClock(kind, email)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const [notice, setNotice] = useState('')

  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(''), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])

  const resend = async () => {
    setFailure('')
    if (left > 0) {
      setNotice(messages.codeTooSoon({ seconds: left }))
      return
    }
    setSending(true)
    try {
      await send(email)
      restart()
      onSent()
    } catch (error) {
      const wait = waitToldBy(error)
      if (wait !== null) restart(wait)
      setFailure(messageOf(error, fallback))
    } finally {
      setSending(false)
    }
  }

  return (
    <Stack gap="3">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Box flex="1" minW="40" textStyle="sm" color="fg.muted">
          {/* The sentence is announced once and stands still; the countdown is for the eye only. */}
          <Box role="status">{notice}</Box>
          {!notice && <Text>{words.code.noMail}</Text>}
          {!notice && left > 0 && (
            <Text aria-hidden textStyle="number">
              {words.code.nextIn({ seconds: left })}
            </Text>
          )}
        </Box>
        <SubmitButton
          type="button"
          variant="outline"
          size="sm"
          // Pressed all the same, it says how long to wait.
          aria-disabled={left > 0 || undefined}
          pending={sending}
          pendingText={words.sending}
          onClick={resend}
        >
          {words.code.resend}
        </SubmitButton>
      </Flex>
      {left === 0 && <CaptchaField captcha={captchaOfHost()} />}
      <FormError message={failure} />
    </Stack>
  )
}
