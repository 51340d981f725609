import { Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import type { Period } from '#domain/periods.ts'
import { certificateSchema } from '#domain/tds/certificate.ts'
import { certificateForm } from '#domain/tds/credit.ts'
import type { DeductingClient } from '#domain/tds/deductors.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useTdsActions } from '#src/data/invoices/tds.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { FormDialog } from '#src/ui/form/dialogs/form-dialog.tsx'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'

type Schema = ReturnType<typeof certificateSchema>

interface CertificateDialogProps {
  client: DeductingClient
  quarter: Period
  onClose: () => void
}

/** Notes that a client's certificate of a quarter came. */
export function CertificateDialog({ client, quarter, onClose }: CertificateDialogProps) {
  const { messages } = useSpeech()
  const { certificateForm: words } = useWords(tdsCredit)
  const dates = useDates()
  const { noteCertificate } = useTdsActions()
  const today = todayInIndia()
  const form = useForm<v.InferInput<Schema>, unknown, v.InferOutput<Schema>>({
    resolver: valibotResolver(certificateSchema(today)),
    defaultValues: { certificate: '', receivedOn: today },
  })
  const field = fieldOf(form)
  return (
    <FormDialog
      title={words.title({ form: certificateForm(quarter.firstDay), name: client.name })}
      form={form}
      save={(noted) =>
        noteCertificate({ clientId: client.id, quarter: quarter.firstDay, ...noted })
      }
      saved={messages.certificateSaved}
      onRefused={(error) =>
        setRefusal(form.setError, ['certificate', 'receivedOn'], error, messages.tdsChangeFailed)
      }
      saveText={words.save}
      pendingText={words.saving}
      onClose={onClose}
    >
      <Text color="fg.muted">{words.about({ quarter: dates.months(quarter) })}</Text>
      <TextField label={words.number} autoComplete="off" {...field('certificate')} />
      <DateField label={words.receivedOn} max={today} {...field('receivedOn')} />
    </FormDialog>
  )
}
