import type { Currency } from '#domain/money.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { NumberField, type NumberFieldProps } from '#src/ui/form/fields/number-field.tsx'

type Field = Omit<NumberFieldProps, 'label'>

interface SettlingFieldsProps {
  currency: Currency
  amount: Field
  /** Null for money in advance: tax is deducted from a debt. */
  tds: Field | null
}

/** The amount received and the tax that the client kept back; together they settle. */
export function SettlingFields({ currency, amount, tds }: SettlingFieldsProps) {
  const { amountLabel } = useAmounts()
  const words = useWords(invoicePayments)
  return (
    <>
      <NumberField label={amountLabel(words.amount, currency)} min={0} step={0.01} {...amount} />
      {tds && (
        <NumberField
          label={amountLabel(words.tds, currency)}
          optional
          min={0}
          step={0.01}
          title={words.tdsAbout}
          {...tds}
        />
      )}
    </>
  )
}
