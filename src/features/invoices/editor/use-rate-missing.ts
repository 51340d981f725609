import { useWatch } from 'react-hook-form'
import type { NewInvoice } from '#domain/document/new/new-invoice.ts'
import { useLastExchangeRate } from '#src/data/invoices/invoices.ts'
import type { InvoiceFormApi } from './invoice-form-values.ts'
import { useSellerTax } from './rows/use-seller-tax.ts'

/** Whether a document lacks an exchange rate that the database requires; false until the last rate is known. */
export function useRateMissing(form: InvoiceFormApi): (invoice: NewInvoice) => boolean {
  const currency = useWatch({ control: form.control, name: 'currency' }) ?? 'INR'
  const { data: last } = useLastExchangeRate(currency)
  const { rates: isTaxed } = useSellerTax()
  return (invoice) =>
    isTaxed && invoice.currency !== 'INR' && invoice.exchangeRate === null && last === null
}
