import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { filingSchema } from '#domain/gst/filing.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { type AskedReturn, useFilingActions } from '#src/data/filing.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'

interface FileDialogProps {
  asked: AskedReturn
  onClose: () => void
}

/** Asks when the return was filed, and says what follows from the mark. */
export function FileDialog({ asked, onClose }: FileDialogProps) {
  const { form: returnForm, period } = asked
  const { messages } = useSpeech()
  const { file } = useFilingActions()
  const { forms, status, marking: words } = useWords(gstReturns)
  const months = useDates().months(period)
  const form = useForm({
    // Built at each check: the form may stay open over midnight.
    resolver: (values, context, options) =>
      valibotResolver(filingSchema(period, todayInIndia()))(values, context, options),
    defaultValues: { filedOn: todayInIndia() },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ filedOn }) => {
    try {
      await file(asked, filedOn)
      showSuccess(messages.markedAsFiled)
      onClose()
    } catch (error) {
      setRefusal(form.setError, ['filedOn'], error, messages.markAsFiledFailed)
    }
  })

  return (
    <Dialog
      title={words.title({ form: forms[returnForm], months })}
      busy={isSubmitting}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text>{words.about[returnForm]({ months })}</Text>
          <DateField
            label={words.on}
            help={words.onHelp}
            max={todayInIndia()}
            {...fieldOf(form)('filedOn')}
          />
          <FormError message={errors.root?.message} />
          <Flex gap="2" wrap="wrap">
            <SubmitButton pending={isSubmitting} pendingText={words.marking}>
              {status.filed.mark}
            </SubmitButton>
            <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
              {words.cancel}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
