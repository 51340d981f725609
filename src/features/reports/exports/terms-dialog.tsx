import { SimpleGrid } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import type { Export } from '#domain/exports/export.ts'
import { type NewTerms, type TermsInput, termsSchema } from '#domain/exports/typed.ts'
import { minorToDecimal } from '#domain/money.ts'
import { exports } from '#languages/en/screens/exports.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useExportNotes } from '#src/data/reports/exports.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { FormDialog } from '#src/ui/form/dialogs/form-dialog.tsx'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { SumField } from '#src/ui/form/fields/sum-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { reckoned } from '#src/ui/form/fields/typed-sum.ts'

const fields = [
  ...(['realiseBy', 'lutPaidBy', 'net', 'contractNumber', 'contractDate', 'remarks'] as const),
  ...(['closedOn', 'closingNote'] as const),
] as const

/** An exporter's notes on an invoice, beside its paper. */
export function TermsDialog({ invoice, onClose }: { invoice: Export; onClose: () => void }) {
  const { terms: words, form: buttons } = useWords(exports)
  const { noteTerms } = useExportNotes()
  const { terms } = invoice
  const form = useForm<TermsInput, unknown, NewTerms>({
    resolver: (values, context, options) =>
      valibotResolver(termsSchema(todayInIndia()))(values, context, options),
    defaultValues: {
      realiseBy: terms?.realiseBy ?? '',
      lutPaidBy: terms?.lutPaidBy ?? '',
      net: terms?.netMinor == null ? '' : minorToDecimal(terms.netMinor),
      contractNumber: terms?.contractNumber ?? '',
      contractDate: terms?.contractDate ?? '',
      remarks: terms?.remarks ?? '',
      closedOn: terms?.closedOn ?? '',
      closingNote: terms?.closingNote ?? '',
    },
  })
  const field = fieldOf(form)
  return (
    <FormDialog
      title={words.title({ number: invoice.number })}
      form={form}
      save={(typed) => noteTerms(invoice.id, typed)}
      saved={words.saved}
      onRefused={(error) => setRefusal(form.setError, fields, error, words.saveFailed)}
      saveText={buttons.save}
      pendingText={buttons.saving}
      onClose={onClose}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <DateField
          optional
          clears
          label={words.realiseBy}
          help={words.realiseByHelp}
          {...field('realiseBy')}
        />
        <DateField
          optional
          clears
          label={words.lutPaidBy}
          help={words.lutPaidByHelp}
          {...field('lutPaidBy')}
        />
        <TextField
          optional
          label={words.contractNumber}
          autoComplete="off"
          {...field('contractNumber')}
        />
        <DateField optional clears label={words.contractDate} {...field('contractDate')} />
        <SumField
          optional
          label={words.net}
          help={words.netHelp({ currency: invoice.currency })}
          {...field('net', reckoned(2))}
        />
        <TextField optional label={words.remarks} autoComplete="off" {...field('remarks')} />
        <DateField
          optional
          clears
          label={words.closedOn}
          help={words.closedOnHelp}
          max={todayInIndia()}
          {...field('closedOn')}
        />
        <TextField
          optional
          label={words.closingNote}
          help={words.closingNoteHelp}
          autoComplete="off"
          {...field('closingNote')}
        />
      </SimpleGrid>
    </FormDialog>
  )
}
