import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { formatMoney } from '#domain/money.ts'
import { tdsEntries } from '#domain/payment/payment.ts'
import { dayOfDeduction, type TdsDeduction } from '#domain/tds/deduction.ts'
import { tdsCredit } from '#languages/en/screens/tds-credit.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useTdsActions } from '#src/data/invoices/tds.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useTdsKinds } from '#src/language/tds-kinds.ts'
import { useWords } from '#src/language/words.ts'
import { FormDialog } from '#src/ui/form/dialogs/form-dialog.tsx'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'

const schema = v.object(tdsEntries)

interface DeductionDialogProps {
  deduction: TdsDeduction
  onClose: () => void
}

/** What the tax is for, and the day on which the client credited the bill. */
export function DeductionDialog({ deduction, onClose }: DeductionDialogProps) {
  const { messages } = useSpeech()
  const { edit: words } = useWords(tdsCredit)
  const { setDeduction } = useTdsActions()
  const { id, number, taxMinor, kind, creditedOn, paidOn } = deduction
  const kinds = useTdsKinds(dayOfDeduction(deduction))
  const form = useForm<v.InferInput<typeof schema>, unknown, v.InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { tdsKind: kind ?? '', creditedOn: creditedOn ?? '' },
  })
  const field = fieldOf(form)
  return (
    <FormDialog
      title={words.title({ amount: formatMoney(taxMinor), number })}
      form={form}
      save={(said) => setDeduction(id, { kind: said.tdsKind, creditedOn: said.creditedOn })}
      saved={messages.deductionSaved}
      onRefused={(error) =>
        setRefusal(form.setError, ['tdsKind', 'creditedOn'], error, messages.tdsChangeFailed)
      }
      saveText={words.save}
      pendingText={words.saving}
      onClose={onClose}
    >
      <SelectField
        label={words.kind}
        placeholder={words.kindUnknown}
        options={kinds}
        {...field('tdsKind')}
      />
      <DateField
        label={words.creditedOn}
        optional
        clears
        max={paidOn}
        help={words.creditedHelp}
        {...field('creditedOn')}
      />
    </FormDialog>
  )
}
