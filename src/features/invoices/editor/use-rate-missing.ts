import { useWatch } from 'react-hook-form'
import type { NewInvoice } from '#domain/document/new/new-invoice.ts'
import { useLastExchangeRate } from '#src/data/invoices/invoices.ts'
import type { InvoiceFormApi } from './invoice-form-values.ts'
import { useSellerTax } from './rows/use-seller-tax.ts'

/** Whether a document needs an exchange rate and has none, as the database refuses it; not before it is known what the last was. */
export function useRateMissing(form: InvoiceFormApi): (invoice: NewInvoice) => boolean {
  const currency = useWatch({ control: form.control, name: 'currency' }) ?? 'INR'
  const { data: last } = useLastExchangeRate(currency)
  const { rates: isTaxed } = useSellerTax()
  return (invoice) =>
    isTaxed && invoice.currency !== 'INR' && invoice.exchangeRate === null && last === null
}
