import { Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { rejectionSchema } from '#domain/gst/rejection.ts'
import { formatMoney } from '#domain/money.ts'
import { corrections } from '#languages/en/screens/corrections.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { type RejectedNotes, useRejections } from '#src/data/reports/rejected-notes.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { DialogButtons } from '#src/ui/form/dialogs/dialog-buttons.tsx'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'

interface RejectDialogProps {
  notes: RejectedNotes['open']
  onClose: () => void
}

/** Asks which credit note of a filed return its buyer rejected, and when. */
export function RejectDialog({ notes, onClose }: RejectDialogProps) {
  const { messages } = useSpeech()
  const { rejections: words } = useWords(corrections)
  const { reject } = useRejections()
  const form = useForm({
    // Built at each check: the form may stay open over midnight.
    resolver: (values, context, options) =>
      valibotResolver(rejectionSchema(todayInIndia()))(values, context, options),
    defaultValues: {
      noteId: notes.length === 1 ? (notes[0]?.id ?? '') : '',
      rejectedOn: todayInIndia(),
    },
  })
  const field = fieldOf(form)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ noteId, rejectedOn }) => {
    try {
      await reject(noteId, rejectedOn)
      showSuccess(messages.noteRejected)
      onClose()
    } catch (error) {
      setRefusal(form.setError, ['noteId', 'rejectedOn'], error, messages.rejectionFailed)
    }
  })
  return (
    <Dialog title={words.add} busy={isSubmitting} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text color="fg.muted">{words.byHand}</Text>
          <SelectField
            label={words.note}
            placeholder={words.choose}
            options={notes.map(({ id, number, clientName, totalMinor, currency }) => ({
              value: id,
              label: words.option({
                number,
                name: clientName,
                amount: formatMoney(totalMinor, currency),
              }),
            }))}
            {...field('noteId')}
          />
          <DateField
            label={words.day}
            help={words.dayHelp}
            max={todayInIndia()}
            {...field('rejectedOn')}
          />
          <FormError message={errors.root?.message} />
          <DialogButtons pending={isSubmitting} pendingText={words.saving} onCancel={onClose}>
            {words.save}
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}
