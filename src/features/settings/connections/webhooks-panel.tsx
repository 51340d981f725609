import { Button, Link as ChakraLink } from '@chakra-ui/react'
import { useState } from 'react'
import { webhooks } from '#languages/en/screens/webhooks.ts'
import { useWebhookChanges, useWebhooks, type Webhook } from '#src/data/account/webhooks.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { ConfirmDialog } from '#src/ui/form/dialogs/confirm-dialog.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { ConnectionList } from './connection-list.tsx'
import { RenewSecretDialog } from './renew-secret-dialog.tsx'
import { WebhookDialog, type WebhookStep } from './webhook-dialog.tsx'
import { WebhookFormDialog } from './webhook-form-dialog.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** The dialog above the list: for a new one, or for one and a step of it. */
type Opened = { id: string | null; step: WebhookStep | 'make' | 'look' }

/** The programs that are told what happens, or what that is for. */
export function WebhooksPanel() {
  const words = useWords(webhooks)
  const [opened, setOpened] = useState<Opened | null>(null)
  const asked = useWebhooks(opened !== null)
  const maker = useFocusReturn(opened?.step === 'make' || opened?.step === 'remove')
  const close = () => setOpened(null)
  const open = opened && asked.data?.find(({ id }) => id === opened.id)
  return (
    <>
      <ConnectionList
        words={words}
        asked={asked}
        make={
          <Button
            ref={maker}
            variant="outline"
            aria-haspopup="dialog"
            onClick={() => setOpened({ id: null, step: 'make' })}
          >
            {words.make}
          </Button>
        }
        how={rich(words.how, {
          link: (text) => (
            <ChakraLink
              variant="underline"
              href="https://www.standardwebhooks.com"
              target="_blank"
              rel="noreferrer"
            >
              {text}
            </ChakraLink>
          ),
        })}
        row={(one) => (
          <WebhookRow
            key={one.id}
            webhook={one}
            onOpen={() => setOpened({ id: one.id, step: 'look' })}
          />
        )}
      />
      {opened?.step === 'make' && <WebhookFormDialog webhook={null} onClose={close} />}
      {opened && open && (
        <OpenedWebhook
          webhook={open}
          step={opened.step}
          onStep={(step) => setOpened({ id: open.id, step })}
          onClose={close}
        />
      )}
    </>
  )
}

interface OpenedWebhookProps {
  webhook: Webhook
  step: Opened['step']
  onStep: (step: Opened['step']) => void
  onClose: () => void
}

function OpenedWebhook({ webhook, step, onStep, onClose }: OpenedWebhookProps) {
  const { removing } = useWords(webhooks)
  const { remove } = useWebhookChanges()
  const back = () => onStep('look')
  if (step === 'change') return <WebhookFormDialog webhook={webhook} onClose={back} />
  if (step === 'renew') return <RenewSecretDialog webhook={webhook} onClose={back} />
  if (step === 'look') return <WebhookDialog webhook={webhook} onStep={onStep} onClose={onClose} />
  return (
    <ConfirmDialog {...removing} run={() => remove(webhook.id)} onClose={back} onDone={onClose} />
  )
}
