import type { NewInvoiceItem } from '#domain/document/new-item.ts'
import type { Amount } from '#domain/invoice.ts'
import type { Currency } from '#domain/money.ts'
import { totalOf } from '#domain/totals.ts'
import { useLastExchangeRate } from '../../data/invoices/invoices.ts'

/** What items will be issued at: without a rate another currency takes the last one, as the database does. */
export function useTotal(items: NewInvoiceItem[], currency: Currency, rate: number | null): Amount {
  const { data: last } = useLastExchangeRate(currency)
  return totalOf(items, currency, rate ?? last ?? null)
}
