import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { exports } from '#languages/en/screens/exports.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { DialogButtons } from '#src/ui/form/dialog-buttons.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'

interface NoteFormProps<Values extends FieldValues, Output> {
  title: string
  form: UseFormReturn<Values, unknown, Output>
  fields: readonly FieldPath<Values>[]
  save: (note: Output) => Promise<void>
  saved: string
  failed: string
  onClose: () => void
  children: ReactNode
}

/** A note of an export in a dialog: all of it is saved at once, and what is empty says nothing. */
export function NoteForm<Values extends FieldValues, Output>(props: NoteFormProps<Values, Output>) {
  const { title, form, fields, save, saved, failed, onClose, children } = props
  const { form: words } = useWords(exports)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (note) => {
    try {
      await save(note)
      showSuccess(saved)
      onClose()
    } catch (error) {
      setRefusal(form.setError, fields, error, failed)
    }
  })
  return (
    <Dialog title={title} busy={isSubmitting} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="4">
          {children}
          <FormError message={errors.root?.message} />
          <DialogButtons pending={isSubmitting} pendingText={words.saving} onCancel={onClose}>
            {words.save}
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}
