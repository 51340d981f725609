import { Stack } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type Acceptance,
  type AcceptanceInput,
  acceptanceSchema,
  type LatePayment,
} from '#domain/law/late-payment.ts'
import { latePayment } from '#languages/en/screens/late-payment.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useAcceptance } from '#src/data/invoices/late-payment.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { EditForm } from '#src/ui/form/edit-form.tsx'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'

const fields = ['acceptedOn', 'agreedDays'] as const

interface AcceptanceFormProps {
  invoiceId: string
  late: LatePayment
  onDone: () => void
}

/** When the client accepted what was supplied, and the days to pay only where both sides agreed on them in writing. */
export function AcceptanceForm({ invoiceId, late, onDone }: AcceptanceFormProps) {
  const { messages } = useSpeech()
  const { panel: words } = useWords(latePayment)
  const note = useAcceptance(invoiceId)
  const [isAgreed, setAgreed] = useState(late.agreedDays !== null)
  const form = useForm<AcceptanceInput, unknown, Acceptance>({
    resolver: (values, context, options) =>
      valibotResolver(acceptanceSchema(todayInIndia()))(values, context, options),
    defaultValues: {
      acceptedOn: late.acceptedOn ?? '',
      agreedDays: late.agreedDays === null ? '' : String(late.agreedDays),
    },
  })
  const field = fieldOf(form)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (acceptance) => {
    try {
      await note(acceptance)
      showSuccess(messages.acceptanceNoted)
      onDone()
    } catch (error) {
      setRefusal(form.setError, fields, error, messages.acceptanceFailed)
    }
  })
  return (
    <EditForm
      aria-label={words.title}
      error={errors.root?.message}
      pending={isSubmitting}
      saveText={words.save}
      pendingText={words.saving}
      onCancel={onDone}
      onSubmit={submit}
    >
      <Stack gap="4">
        <DateField label={words.accepted} max={todayInIndia()} {...field('acceptedOn')} />
        <SwitchField
          label={words.inWriting}
          help={words.inWritingHelp}
          checked={isAgreed}
          onChange={(checked) => {
            setAgreed(checked)
            if (!checked) form.setValue('agreedDays', '', { shouldDirty: true })
          }}
        />
        {isAgreed && (
          <TextField
            label={words.days}
            help={words.daysHelp}
            inputMode="numeric"
            autoComplete="off"
            {...field('agreedDays')}
          />
        )}
      </Stack>
    </EditForm>
  )
}
