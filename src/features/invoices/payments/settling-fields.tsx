import type { Currency } from '#domain/money.ts'
import { amountLabel } from '../../../lib/amount-label.ts'
import { NumberField, type NumberFieldProps } from '../../../ui/form/number-field.tsx'

type Field = Omit<NumberFieldProps, 'label'>

interface SettlingFieldsProps {
  currency: Currency
  amount: Field
  tds: Field
}

/** What arrived, and the tax that the client kept back: together they settle. */
export function SettlingFields({ currency, amount, tds }: SettlingFieldsProps) {
  return (
    <>
      <NumberField label={amountLabel('Amount', currency)} min={0} step={0.01} {...amount} />
      <NumberField
        label={amountLabel('TDS', currency)}
        optional
        min={0}
        step={0.01}
        title="Tax deducted at source, which the client pays to the government"
        {...tds}
      />
    </>
  )
}
