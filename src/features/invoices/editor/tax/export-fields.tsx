import { DateField } from '../../../../ui/form/date-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

/** Of goods that leave the country by a port; services have none of it. */
export function ExportFields({ form }: { form: InvoiceFormApi }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        label="Port code"
        optional
        autoComplete="off"
        help="Of goods alone, six characters."
        {...register('portCode')}
        error={errors.portCode?.message}
      />
      <TextField
        label="Shipping bill"
        optional
        inputMode="numeric"
        autoComplete="off"
        {...register('shippingBill')}
        error={errors.shippingBill?.message}
      />
      <DateField
        label="Shipping bill date"
        optional
        {...register('shippingBillDate')}
        error={errors.shippingBillDate?.message}
      />
    </>
  )
}
