import type { Estimate } from '#domain/document/estimate.ts'
import type { InvoiceEvent } from '#domain/document/history.ts'
import type { Invoice, InvoiceItem, InvoiceSummary, Taxes } from '#domain/document/invoice.ts'
import { moneyOf, standingOf } from '#domain/document/standing.ts'
import type { Currency } from '#domain/money.ts'
import type { Payment } from '#domain/payment/payment.ts'
import { money, priceOf, quoted } from './told.ts'

/** Documents as tools tell them. Each lists its fields, so that a new one shows only when somebody adds and marks it. */

export function billTold(invoice: InvoiceSummary) {
  const { currency } = invoice
  const { receivedMinor, tdsMinor } = moneyOf(invoice)
  return {
    id: invoice.id,
    kind: invoice.kind,
    number: quoted(invoice.formattedInvoiceNumber),
    client: quoted(invoice.clientName),
    standing: standingOf(invoice),
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    total: money(invoice.total.minor, currency),
    received: money(receivedMinor, currency),
    tds: money(tdsMinor, currency),
    balance: money(invoice.balance.minor, currency),
  }
}

const taxesTold = (taxes: Taxes, currency: Currency) => ({
  cgst: money(taxes.cgstMinor, currency),
  sgst: money(taxes.sgstMinor, currency),
  igst: money(taxes.igstMinor, currency),
  cess: money(taxes.cessMinor, currency),
})

const itemTold = (item: InvoiceItem, currency: Currency) => ({
  description: quoted(item.description),
  hsnSac: item.hsnSac,
  quantity: item.quantity,
  unit: quoted(item.unit),
  rate: priceOf(item.rate, currency),
  amountBeforeTax: money(item.amount.minor, currency),
  gstRatePercent: item.gstRate === null ? null : item.gstRate / 100,
})

export function wholeTold(invoice: Invoice) {
  const { currency, buyer } = invoice
  return {
    ...billTold(invoice),
    clientId: invoice.clientId,
    credited: money(invoice.credited.minor, currency),
    buyer: {
      name: quoted(buyer.name),
      email: quoted(buyer.email),
      gstin: buyer.gstin,
      stateCode: buyer.stateCode,
      country: buyer.country,
      address: quoted(
        [buyer.address, buyer.city, buyer.postalCode].filter((part) => part !== null).join('\n'),
      ),
    },
    poNumber: quoted(invoice.poNumber),
    notes: quoted(invoice.notes),
    reason: quoted(invoice.creditReason ?? invoice.writeOffReason ?? invoice.cancelReason),
    original: invoice.original,
    replacement: invoice.replacement,
    supply: invoice.supply,
    reverseCharge: invoice.reverseCharge,
    placeOfSupply: invoice.placeOfSupply,
    taxable: money(invoice.taxableMinor, currency),
    ...taxesTold(invoice, currency),
    roundOff: money(invoice.roundOffMinor, currency),
    exchangeRate: invoice.exchangeRate,
    parts: invoice.parts.map(({ dueDate, amountMinor }) => ({
      ...{ dueDate, amount: money(amountMinor, currency) },
    })),
    items: invoice.items.map((item) => itemTold(item, currency)),
  }
}

export const paymentTold = (payment: Payment, currency: Currency) => ({
  id: payment.id,
  /** A `claimed` one is what the client says; it counts once the owner has confirmed it. */
  state: payment.state,
  amount: money(payment.amountMinor, currency),
  tds: money(payment.tdsMinor, currency),
  paidOn: payment.paidOn,
  method: payment.method,
  toldByClient: payment.fromClient,
  reference: quoted(payment.reference),
  note: quoted(payment.note),
  reason: quoted(payment.reason),
})

export const eventTold = (event: InvoiceEvent) => ({
  kind: event.kind,
  at: event.at,
  by: quoted(event.by),
  recipient: quoted(event.recipient),
  reason: quoted(event.reason),
})

export const answerTold = ({ state, validUntil, answer, invoice }: Estimate) => ({
  ...{ state, validUntil, invoice },
  answer: answer && {
    accepted: answer.accepted,
    at: answer.answeredAt,
    by: quoted(answer.name),
    note: quoted(answer.note),
  },
})
