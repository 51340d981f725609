import { isPlainDate } from '#domain/dates.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { isBill } from '#domain/document/kind-questions.ts'
import { tdsPayments } from '#domain/law/values.ts'
import { tdsAhead } from '#domain/tds/threshold.ts'
import { useClientTds } from '#src/data/invoices/tds.ts'

interface Paying {
  /** What the client pays for, if that was chosen; else it is what they usually pay for. */
  kind: string | null | undefined
  paidOn: string
  /** What of the invoice is settled, with its tax. */
  settledMinor: number
}

/** What the law asks a client to deduct of a payment of an invoice; null where it is not known what they pay for. */
export function useTdsAhead(invoice: Invoice, { kind, paidOn, settledMinor }: Paying) {
  const asks = isBill(invoice) && invoice.currency === 'INR' && isPlainDate(paidOn)
  const { data: client } = useClientTds(asks ? invoice.clientId : null, asks ? paidOn : null)
  const known = tdsPayments.find((one) => one === kind) ?? client?.kind
  if (!client || !known || invoice.total.minor <= 0) return null
  const share = invoice.taxableMinor / invoice.total.minor
  return tdsAhead(known, client, { day: paidOn, valueMinor: Math.round(settledMinor * share) })
}
