import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { StopScope } from '#domain/mail/mail-stops.ts'
import { product } from '#domain/product.ts'
import { stop as stopWords } from '#languages/en/screens/stop.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '../../language/words.ts'
import { FormError } from '../../ui/feedback/form-error.tsx'

interface StopFormProps {
  sender: string
  stopped: 'none' | 'sender'
  stop: (scope: StopScope) => Promise<void>
}

/** Asks whose mails are to stop: the one sender's, or everybody's. */
export function StopForm({ sender, stopped, stop }: StopFormProps) {
  const { messages } = useSpeech()
  const words = useWords(stopWords)
  const [pending, setPending] = useState<StopScope>()
  const [failed, setFailed] = useState(false)

  const press = async (scope: StopScope, button: HTMLElement) => {
    const content = button.closest('main')
    setPending(scope)
    setFailed(false)
    await stop(scope).catch(() => setFailed(true))
    setPending(undefined)
    if (!button.isConnected) content?.focus()
    // A button that waits is disabled, and browsers take the focus from it.
    else button.focus()
  }

  return (
    <>
      <Text mt="2" color="fg.muted" overflowWrap="anywhere" role="status">
        {stopped === 'none'
          ? words.askText({ sender, product: product.name })
          : words.stoppedOne({ sender })}
      </Text>
      <Stack mt="6" gap="3">
        {stopped === 'none' && (
          <Button
            size="lg"
            h="auto"
            minH="11"
            py="2"
            whiteSpace="normal"
            overflowWrap="anywhere"
            disabled={pending !== undefined}
            onClick={({ currentTarget }) => press('sender', currentTarget)}
          >
            {pending === 'sender' ? words.stopping : words.stopOne({ sender })}
          </Button>
        )}
        <Button
          size="lg"
          h="auto"
          minH="11"
          py="2"
          whiteSpace="normal"
          variant="outline"
          disabled={pending !== undefined}
          onClick={({ currentTarget }) => press('all', currentTarget)}
        >
          {pending === 'all' ? words.stopping : words.stopAll({ product: product.name })}
        </Button>
        <FormError message={failed ? messages.mailStopFailed : undefined} />
      </Stack>
    </>
  )
}
