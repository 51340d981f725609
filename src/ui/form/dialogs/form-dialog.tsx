import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showSuccess } from '../../feedback/toast.tsx'
import { Dialog } from '../../layout/dialog.tsx'
import { DialogForm } from './dialog-form.tsx'

interface FormDialogProps<Values extends FieldValues, Output> {
  title: string
  form: UseFormReturn<Values, unknown, Output>
  save: (typed: Output) => Promise<unknown>
  /** The dialog closes once it is saved, and says so. */
  saved: string
  onRefused: (error: unknown) => void
  saveText: string
  pendingText: string
  colorPalette?: 'red'
  onClose: () => void
  children: ReactNode
}

/** A dialog that is one small form: it stays open until all of it is saved. */
export function FormDialog<Values extends FieldValues, Output>(
  props: FormDialogProps<Values, Output>,
) {
  const { title, form, save, saved, onRefused, onClose, children, ...buttons } = props
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    try {
      await save(typed)
      showSuccess(saved)
      onClose()
    } catch (error) {
      onRefused(error)
    }
  })
  return (
    <Dialog title={title} busy={isSubmitting} onClose={onClose}>
      <DialogForm
        {...buttons}
        error={errors.root?.message}
        pending={isSubmitting}
        onSubmit={submit}
        onCancel={onClose}
      >
        {children}
      </DialogForm>
    </Dialog>
  )
}
