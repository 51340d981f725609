import { type DocumentRow, documentParts } from '#data/documents/document-row.ts'
import { type ItemRow, itemOf } from '#data/documents/item-row.ts'
import { toCamel } from '#data/names.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { OpenedState } from '#domain/document/estimate.ts'
import type { InvoiceStatus, OtherStatus, Payable } from '#domain/document/invoice.ts'
import type { DocumentKind } from '#domain/document/kinds.ts'
import { partsOf } from '#domain/document/settlement.ts'
import type { ViewedInvoice } from '#domain/document/view/viewed.ts'
import type { Amount, Currency } from '#domain/money.ts'
import type { BankAccount } from '#domain/payment/payment-details.ts'
import { callDataApi } from './data-api.ts'
import { type PageWords, wordsIn } from './words.ts'

/** The row that `shared_invoice` answers: the allow-list of the database. */
export type SharedInvoiceRow = DocumentRow & {
  number: string
  status: InvoiceStatus | OtherStatus
  currency: Currency
  exchange_rate: number | null
  issue_date: PlainDate
  due_date: PlainDate
  paid_date: PlainDate | null
  payment_method: string | null
  client_name: string
  client_email: string
  notes: string | null
  total_minor: number
  total_inr_minor: number | null
  settled_minor: number
  /** The part of the settled amount that was tax deducted at source. */
  tds_minor: number
  credited_minor: number
  balance_minor: number
  items: ItemRow[] | null
  /** Only while something is due. */
  pay_to: {
    upi_id: string | null
    bank_account_name: string | null
    bank_account_number: string | null
    bank_ifsc: string | null
    bank_name: string | null
    bank_swift: string | null
  } | null
  /** How much of the value without GST the client deducted at source the last time, if they ever did. */
  tds_percent?: number | null
  /** Where its seller shows the last day to pay. */
  pay_by?: { accepted_on: PlainDate; agreed_days: number | null } | null
  /** All that the client reported and nobody has decided on yet. */
  claim: { amount_minor: number; tds_minor?: number; claimed_on: PlainDate } | null
  /**
   * Set for an estimate: its state, who answered by the link, and whether only a restored file
   * tells that.
   */
  estimate: {
    state: OpenedState
    name: string | null
    answered_at: string | null
    restored: boolean | null
  } | null
}

/** The data of a document that its seller withdrew, with the link of the one that replaces it. */
export type WithdrawnRow = {
  withdrawn: true
  kind: DocumentKind
  number: string
  seller_name: string
  language: string
  replacement?: { number: string; token: string }
}
/** While the seller's account waits to be erased nothing of it is shown. */
export type RestingRow = { resting: true; seller_name: string; language: string }
export type GoneRow = WithdrawnRow | RestingRow

/** An invoice as its client sees it. */
export type ClientInvoice = ViewedInvoice &
  Payable & {
    claim: { amountMinor: number; tdsMinor: number; claimedOn: PlainDate } | null
    tdsPercent: number | null
    payBy: { acceptedOn: PlainDate; agreedDays: number | null } | null
    estimate: {
      state: OpenedState
      name: string | null
      answeredAt: string | null
      restored: boolean | null
    } | null
  }

const pictureOf = (given: string | null) =>
  given?.startsWith('data:image/png;base64,') ? given : null

export function bankOf(payTo: SharedInvoiceRow['pay_to']): BankAccount | null {
  if (!payTo) return null
  const { bank_account_name: name, bank_account_number: number, bank_ifsc: ifsc } = payTo
  if (!name || !number || !ifsc) return null
  return { name, number, ifsc, bankName: payTo.bank_name, swift: payTo.bank_swift }
}

function clientInvoiceOf(row: SharedInvoiceRow): ClientInvoice {
  const rate = row.exchange_rate
  const parts = documentParts(row)
  const total: Amount = { minor: row.total_minor, rupeesMinor: row.total_inr_minor }
  return {
    formattedInvoiceNumber: row.number,
    status: row.status,
    currency: row.currency,
    exchangeRate: rate,
    issueDate: row.issue_date,
    dueDate: row.due_date,
    paidDate: row.paid_date,
    paymentMethod: row.payment_method,
    clientName: row.client_name,
    clientEmail: row.client_email,
    ...parts,
    business: {
      ...parts.business,
      logo: pictureOf(parts.business.logo),
      signature: pictureOf(parts.business.signature),
    },
    notes: row.notes,
    total,
    tdsMinor: row.tds_minor,
    ...partsOf(
      total,
      {
        kind: row.kind,
        settledMinor: row.settled_minor,
        creditedMinor: row.credited_minor,
        balanceMinor: row.balance_minor,
      },
      row.currency,
      rate,
    ),
    items: (row.items ?? []).map(itemOf),
    upiId: row.pay_to?.upi_id ?? null,
    bank: bankOf(row.pay_to),
    claim: row.claim && { tdsMinor: 0, ...toCamel(row.claim) },
    tdsPercent: row.tds_percent ?? null,
    payBy: row.pay_by ? toCamel(row.pay_by) : null,
    estimate: row.estimate && toCamel(row.estimate),
  }
}

/** An invoice with the words of its language, or why there is none. */
export type Found = { invoice: ClientInvoice; words: PageWords } | GoneRow | null

/** The invoice of a link, that it was withdrawn or rests; null when the link does not live. Throws when nobody could say. */
export async function askInvoice(token: string): Promise<Found> {
  const answer = await callDataApi('shared_invoice', { token })
  if (!answer.ok) throw new Error(`The Data API answered ${answer.status}.`)
  const row: SharedInvoiceRow | GoneRow | null = await answer.json()
  if (!row || !('items' in row)) return row
  const invoice = clientInvoiceOf(row)
  return { invoice, words: await wordsIn(invoice.language) }
}
