import { useState } from 'react'
import { webhooks } from '#languages/en/screens/webhooks.ts'
import { useWebhookChanges, type Webhook } from '#src/data/account/webhooks.ts'
import { useWords } from '#src/language/words.ts'
import { ConfirmDialog } from '#src/ui/form/dialogs/confirm-dialog.tsx'
import { useProof } from '../two-step/use-proof.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

const stay = () => {}

/** Asks, has the person proven, and shows the new secret this once. */
export function RenewSecretDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { renewing } = useWords(webhooks)
  const { renew } = useWebhookChanges()
  const { proven, dialog } = useProof()
  const [secret, setSecret] = useState<string | null>(null)
  if (secret !== null) {
    return <WebhookSecret key="made" value={secret} renewed onKept={onClose} />
  }
  const run = async () => setSecret(await proven(() => renew(webhook.id)))
  return (
    <ConfirmDialog key="asked" {...renewing} run={run} harmless onClose={onClose} onDone={stay}>
      {dialog}
    </ConfirmDialog>
  )
}
