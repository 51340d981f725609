import { Text } from '@chakra-ui/react'
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
import { FormDialog } from '#src/ui/form/dialogs/form-dialog.tsx'
import { DateField } from '#src/ui/form/fields/date-field.tsx'

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

  return (
    <FormDialog
      title={words.title({ form: forms[returnForm], months })}
      form={form}
      save={({ filedOn }) => file(asked, filedOn)}
      saved={messages.markedAsFiled}
      onRefused={(error) =>
        setRefusal(form.setError, ['filedOn'], error, messages.markAsFiledFailed)
      }
      saveText={status.filed.mark}
      pendingText={words.marking}
      onClose={onClose}
    >
      <Text>{words.about[returnForm]({ months })}</Text>
      <DateField
        label={words.on}
        help={words.onHelp}
        max={todayInIndia()}
        {...fieldOf(form)('filedOn')}
      />
    </FormDialog>
  )
}
