import { SimpleGrid, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Export, ExportPayment } from '#domain/exports/export.ts'
import {
  type NewRemittance,
  type RemittanceInput,
  remittanceSchema,
} from '#domain/exports/typed.ts'
import { formatMoney, minorToDecimal } from '#domain/money.ts'
import { exports } from '#languages/en/screens/exports.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useExportNotes } from '#src/data/reports/exports.ts'
import { useWords } from '#src/language/words.ts'
import { FormDialog } from '#src/ui/form/dialogs/form-dialog.tsx'
import { ComboField } from '#src/ui/form/fields/combo-field.tsx'
import { SumField } from '#src/ui/form/fields/sum-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { reckoned } from '#src/ui/form/fields/typed-sum.ts'

const fields = [
  ...(['bankAdvice', 'irmNumber', 'firaNumber', 'firaFile', 'purposeCode'] as const),
  ...(['rupees', 'charges'] as const),
] as const

interface RemittanceDialogProps {
  invoice: Export
  payment: ExportPayment
  onClose: () => void
}

const decimal = (minor: number | null | undefined) => (minor == null ? '' : minorToDecimal(minor))

/** The bank's word on a payment from abroad, which holds for all that came with it. */
export function RemittanceDialog({ invoice, payment, onClose }: RemittanceDialogProps) {
  const { remittance: words, form: buttons, purposes } = useWords(exports)
  const { noteRemittance } = useExportNotes()
  const [asked, setAsked] = useState<string | null>(null)
  const { remittance: told, remittedMinor, amountMinor } = payment
  const form = useForm<RemittanceInput, unknown, NewRemittance>({
    resolver: valibotResolver(remittanceSchema),
    defaultValues: {
      bankAdvice: told?.bankAdvice ?? payment.reference ?? '',
      irmNumber: told?.irmNumber ?? '',
      firaNumber: told?.firaNumber ?? '',
      firaFile: told?.firaFile ?? '',
      purposeCode: told?.purposeCode ?? '',
      rupees: decimal(told?.rupeesMinor),
      charges: decimal(told?.chargesMinor),
    },
  })
  const field = fieldOf(form)
  const amount = formatMoney(remittedMinor, invoice.currency)
  const suggestions = Object.entries(purposes)
    .filter(([code, name]) => `${code} ${name}`.toLowerCase().includes((asked ?? '').toLowerCase()))
    .map(([code, name]) => ({ key: code, text: code, detail: name }))
  return (
    <FormDialog
      title={words.title({ amount })}
      form={form}
      save={(typed) => noteRemittance(payment.id, typed)}
      saved={words.saved}
      onRefused={(error) => setRefusal(form.setError, fields, error, words.saveFailed)}
      saveText={buttons.save}
      pendingText={buttons.saving}
      onClose={onClose}
    >
      {remittedMinor !== amountMinor && <Text>{words.shared({ amount })}</Text>}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SumField optional label={words.rupees} {...field('rupees', reckoned(2))} />
        <SumField
          optional
          label={words.charges}
          help={words.chargesHelp}
          {...field('charges', reckoned(2))}
        />
      </SimpleGrid>
      <ComboField
        inFlow
        optional
        label={words.purposeCode}
        help={words.purposeCodeHelp}
        autoComplete="off"
        suggestions={asked === null ? undefined : suggestions}
        onAsk={setAsked}
        onChoose={({ key }) =>
          form.setValue('purposeCode', key, { shouldDirty: true, shouldValidate: true })
        }
        {...field('purposeCode')}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          optional
          label={words.bankAdvice}
          help={words.bankAdviceHelp}
          autoComplete="off"
          {...field('bankAdvice')}
        />
        <TextField
          optional
          label={words.irmNumber}
          help={words.irmNumberHelp}
          autoComplete="off"
          {...field('irmNumber')}
        />
        <TextField optional label={words.firaNumber} autoComplete="off" {...field('firaNumber')} />
        <TextField
          optional
          label={words.firaFile}
          help={words.firaFileHelp}
          autoComplete="off"
          {...field('firaFile')}
        />
      </SimpleGrid>
    </FormDialog>
  )
}
