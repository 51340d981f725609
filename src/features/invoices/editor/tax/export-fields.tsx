import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

/** Fields for goods that leave the country by a port; services have none of them. */
export function ExportFields({ form }: { form: InvoiceFormApi }) {
  const { tax: words } = useWords(editor)
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        label={words.port}
        optional
        autoComplete="off"
        help={words.portHelp}
        {...register('portCode')}
        error={errors.portCode?.message}
      />
      <TextField
        label={words.shipping}
        optional
        inputMode="numeric"
        autoComplete="off"
        {...register('shippingBill')}
        error={errors.shippingBill?.message}
      />
      <DateField
        label={words.shippingDate}
        optional
        max={todayInIndia()}
        {...register('shippingBillDate')}
        error={errors.shippingBillDate?.message}
      />
    </>
  )
}
