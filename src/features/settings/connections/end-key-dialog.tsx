import { Stack, Text } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { connections } from '#languages/en/screens/connections.ts'
import { type ApiKey, useApiKeyChanges } from '#src/data/account/api-keys.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { DialogButtons } from '../two-step/dialog-buttons.tsx'

/** Asks before a program is locked out. */
export function EndKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { endingOf: words } = useWords(connections)
  const { end } = useApiKeyChanges()
  const form = useForm()
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async () => {
    try {
      await end(apiKey.id)
      showSuccess(words.done)
      onClose()
    } catch (error) {
      setRefusal(form.setError, [], error, words.failed)
    }
  })

  return (
    <Dialog title={words.title({ name: apiKey.name })} busy={isSubmitting} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text>{words.lead}</Text>
          <FormError message={errors.root?.message} />
          <DialogButtons
            colorPalette="red"
            pending={isSubmitting}
            pendingText={words.ending}
            onCancel={onClose}
          >
            {words.end}
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}
