import { Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { webhookSchema, webhookTopics } from '#domain/people/webhooks.ts'
import { webhooks } from '#languages/en/screens/webhooks.ts'
import { useWebhookChanges, type Webhook } from '#src/data/account/webhooks.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useWords } from '#src/language/words.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { DialogForm } from '#src/ui/form/dialogs/dialog-form.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { useProof } from '../two-step/use-proof.tsx'
import { ChoiceSwitches } from './choice-switches.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

interface WebhookFormDialogProps {
  /** The one that is changed; null makes one. */
  webhook: Webhook | null
  onClose: () => void
}

/** Where a webhook goes and what it is told; of a new one then the secret, this once. */
export function WebhookFormDialog({ webhook, onClose }: WebhookFormDialogProps) {
  const { form: words } = useWords(webhooks)
  const { proven, dialog } = useProof()
  const [secret, setSecret] = useState<string | null>(null)
  if (secret !== null) {
    return <WebhookSecret key="made" value={secret} onKept={onClose} />
  }
  return (
    <>
      <Dialog
        key="making"
        title={webhook === null ? words.makeTitle : words.changeTitle}
        onClose={onClose}
      >
        <WebhookForm webhook={webhook} proven={proven} onMade={setSecret} onClose={onClose} />
      </Dialog>
      {dialog}
    </>
  )
}

interface WebhookFormProps extends WebhookFormDialogProps {
  proven: ReturnType<typeof useProof>['proven']
  onMade: (secret: string) => void
}

function WebhookForm({ webhook, proven, onMade, onClose }: WebhookFormProps) {
  const { form: words, topics: names } = useWords(webhooks)
  const { make, change } = useWebhookChanges()
  const form = useForm({
    resolver: valibotResolver(webhookSchema),
    defaultValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      topics: [...(webhook?.topics ?? webhookTopics)],
    },
  })
  const { errors, isSubmitting, isSubmitted } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('url'), [setFocus])
  const field = fieldOf(form)
  const sent =
    webhook === null
      ? { text: words.add, pending: words.adding, failed: words.addFailed }
      : { text: words.save, pending: words.saving, failed: words.saveFailed }

  const submit = form.handleSubmit(async (typed) => {
    try {
      if (webhook === null) return onMade(await proven(() => make(typed)))
      await proven(() => change(webhook.id, typed))
      showSuccess(words.saved)
      onClose()
    } catch (error) {
      setRefusal(form.setError, ['url', 'description'], error, sent.failed)
    }
  })

  return (
    <DialogForm
      onSubmit={submit}
      error={errors.root?.message}
      saveText={sent.text}
      pending={isSubmitting}
      pendingText={sent.pending}
      onCancel={onClose}
    >
      <TextField label={words.url} type="url" help={words.urlHelp} {...field('url')} />
      <TextField
        optional
        label={words.description}
        help={words.descriptionHelp}
        {...field('description')}
      />
      <ChoiceSwitches
        legend={words.topics}
        choices={webhookTopics}
        names={names}
        help={words}
        chosen={form.watch('topics')}
        error={errors.topics?.message}
        onChange={(topics) => form.setValue('topics', topics, { shouldValidate: isSubmitted })}
      />
      <Text textStyle="sm" color="fg.muted">
        {words.warning}
      </Text>
    </DialogForm>
  )
}
