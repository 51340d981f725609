import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { StopScope } from '#domain/mail-stops.ts'
import { messages } from '#domain/messages.ts'
import { product } from '#domain/product.ts'
import { FormError } from '../../ui/feedback/form-error.tsx'

interface StopFormProps {
  sender: string
  stopped: 'none' | 'sender'
  stop: (scope: StopScope) => Promise<void>
}

/** Whose mails are to stop: the one sender's, or everybody's. */
export function StopForm({ sender, stopped, stop }: StopFormProps) {
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
          ? `${sender} sent you an invoice by ${product.name}. You can stop these mails to your address; the invoice itself stays.`
          : `${sender} can send you no more mails from here.`}
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
            {pending === 'sender' ? 'Stopping...' : `Stop mails from ${sender}`}
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
          {pending === 'all' ? 'Stopping...' : `Stop mails from everyone on ${product.name}`}
        </Button>
        <FormError message={failed ? messages.mailStopFailed : undefined} />
      </Stack>
    </>
  )
}
