import { Button, Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { webhooks } from '#languages/en/screens/webhooks.ts'
import { useWebhookChanges, type Webhook } from '#src/data/account/webhooks.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { WebhookFacts } from './webhook-row.tsx'
import { WebhookTries } from './webhook-tries.tsx'

/** What else may be done, each in a dialog of its own. */
export type WebhookStep = 'change' | 'renew' | 'remove'

interface WebhookDialogProps {
  webhook: Webhook
  onStep: (step: WebhookStep) => void
  onClose: () => void
}

/** One webhook: how it stands, what was sent of late, and all that can be done with it. */
export function WebhookDialog({ webhook, onStep, onClose }: WebhookDialogProps) {
  const { messageOf } = useSpeech()
  const { title, detail: words } = useWords(webhooks)
  const changes = useWebhookChanges()
  const [failure, setFailure] = useState('')
  const [pending, setPending] = useState(false)
  const isOn = webhook.offWhy === null

  const run = async (change: () => Promise<void>, done?: string) => {
    setPending(true)
    setFailure('')
    try {
      await change()
      if (done !== undefined) showSuccess(done)
    } catch (error) {
      setFailure(messageOf(error, words.failed))
    }
    setPending(false)
  }
  const button = (text: string, act: () => void) => (
    <Button variant="outline" disabled={pending} onClick={act}>
      {text}
    </Button>
  )

  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="5">
        <WebhookFacts webhook={webhook} />
        <Flex gap="2" wrap="wrap">
          {isOn && button(words.test, () => void run(() => changes.ping(webhook.id), words.tested))}
          {button(
            isOn ? words.switchOff : words.switchOn,
            () => void run(() => changes.switchTo(webhook.id, !isOn)),
          )}
          {button(words.edit, () => onStep('change'))}
          {button(words.renew, () => onStep('renew'))}
          {button(words.remove, () => onStep('remove'))}
        </Flex>
        <FormError message={failure || undefined} />
        <WebhookTries
          id={webhook.id}
          onAgain={
            isOn ? (one) => void run(() => changes.replay(one.delivery_id), words.sentAgain) : null
          }
        />
        <Flex>
          <Button variant="outline" onClick={onClose}>
            {words.close}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  )
}
