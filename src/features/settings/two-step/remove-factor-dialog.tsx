import { Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { twoStep } from '#languages/en/screens/two-step.ts'
import { type Factor, provePassword, useFactorChanges } from '#src/data/account/second-factor.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { DialogButtons } from '#src/ui/form/dialog-buttons.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { noProof, ProofFields, proofSchemas } from './proof-fields.tsx'

interface RemoveFactorDialogProps {
  factor: Factor
  isLast: boolean
  hasPassword: boolean
  onClose: () => void
}

/** Removes an app, by the password and the code of any app. */
export function RemoveFactorDialog(props: RemoveFactorDialogProps) {
  const { factor, isLast, hasPassword, onClose } = props
  const { removing: words, proof, remove } = useWords(twoStep)
  const changes = useFactorChanges()
  const way = hasPassword ? 'both' : 'code'
  const form = useForm({ resolver: valibotResolver(proofSchemas[way]), defaultValues: noProof })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus(hasPassword ? 'currentPassword' : 'code'), [setFocus, hasPassword])

  const submit = form.handleSubmit(async ({ currentPassword, code }) => {
    try {
      if (hasPassword) await provePassword(currentPassword)
      await changes.remove(factor.id, code)
      showSuccess(words.done)
      onClose()
    } catch (error) {
      setRefusal(form.setError, ['currentPassword', 'code'], error, words.failed)
    }
  })

  return (
    <Dialog title={words.title({ name: factor.name })} busy={isSubmitting} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text>{isLast ? words.last : words.more}</Text>
          <Text color="fg.muted">{hasPassword ? proof.byBoth : proof.byCode}</Text>
          <ProofFields way={way} field={fieldOf(form)} />
          <FormError message={errors.root?.message} />
          <DialogButtons
            colorPalette="red"
            pending={isSubmitting}
            pendingText={words.removing}
            onCancel={onClose}
          >
            {remove}
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}
