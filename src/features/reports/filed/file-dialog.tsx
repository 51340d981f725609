import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { filingSchema } from '#domain/filing.ts'
import { formatMonths, type Period } from '#domain/periods.ts'
import { rareMessages } from '#domain/rare-messages.ts'
import { useFilingActions } from '../../../data/filing.ts'
import { fieldOf } from '../../../data/forms/field-of.ts'
import { setRefusal } from '../../../data/forms/set-refusal.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'

interface FileDialogProps {
  period: Period
  onClose: () => void
}

/** Asks when the return was filed, and says what follows from the mark. */
export function FileDialog({ period, onClose }: FileDialogProps) {
  const { file } = useFilingActions()
  const months = formatMonths(period)
  const form = useForm({
    // Built at each check: the form may stay open over midnight.
    resolver: (values, context, options) =>
      valibotResolver(filingSchema(period, todayInIndia()))(values, context, options),
    defaultValues: { filedOn: todayInIndia() },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ filedOn }) => {
    try {
      await file(period, filedOn)
      showSuccess(rareMessages.markedAsFiled)
      onClose()
    } catch (error) {
      setRefusal(form.setError, ['filedOn'], error, rareMessages.markAsFiledFailed)
    }
  })

  return (
    <Dialog title={`Mark ${months} as filed?`} busy={isSubmitting} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text>
            Nothing can then be issued with a date in {months}, and nothing that has one can be
            revised, deleted or restored. Payments, reminders and credit notes go on as before. You
            can take the mark back, for a reason.
          </Text>
          <DateField
            label="Filed on"
            help="As on the portal’s acknowledgement."
            max={todayInIndia()}
            {...fieldOf(form)('filedOn')}
          />
          <FormError message={errors.root?.message} />
          <Flex gap="2" wrap="wrap">
            <SubmitButton pending={isSubmitting} pendingText="Marking...">
              Mark as filed
            </SubmitButton>
            <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
              Cancel
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
