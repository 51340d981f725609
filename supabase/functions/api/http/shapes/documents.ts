import type { DashboardSummary } from '#data/reports/dashboard.ts'
import type { CatalogueItem, HsnCode } from '#domain/document/catalogue.ts'
import type { Draft } from '#domain/document/draft.ts'
import type { InvoiceEvent } from '#domain/document/history.ts'
import type { Buyer, Invoice, InvoiceSummary, Seller } from '#domain/document/invoice.ts'
import type { Caution } from '#domain/document/new/cautions.ts'
import { isPartlyPaid, moneyOf, plainStatus, stateOf } from '#domain/document/standing.ts'
import { documentTitle } from '#domain/document/view/title.ts'
import type { MailKind, MailRecipients } from '#domain/mail/mail.ts'
import type { Payment } from '#domain/payment/payment.ts'
import type { Receipt, Returned, Settled } from '#domain/payment/receipt.ts'
import type { Profile } from '#domain/people/people.ts'
import { titles } from '#languages/en/documents/titles.ts'
import { sentences } from '#languages/en/sentences.ts'
import { say } from '#languages/say.ts'
import { itemShape, major, percentOf, taxesShape, taxLineShape } from './item.ts'
import { partsShape } from './part.ts'

/**
 * The API's names for the domain's things (specification, section 3), in no other place. Each shape
 * lists its fields, so that a new field of the domain shows only when somebody adds it.
 */

export const userShape = (id: string, { phone, ...profile }: Profile) => ({
  id,
  name: profile.name,
  email: profile.email,
  number: phone,
  location: profile.location,
  dob: profile.dob,
  language: profile.language,
})

/** An invoice in a list; amounts are in its own currency. */
export const summaryShape = (invoice: InvoiceSummary) => {
  const { receivedMinor, tdsMinor, refundedMinor } = moneyOf(invoice)
  return {
    id: invoice.id,
    formattedInvoiceNumber: invoice.formattedInvoiceNumber,
    clientName: invoice.clientName,
    clientEmail: invoice.clientEmail,
    currency: invoice.currency,
    total: major(invoice.total.minor),
    received: major(receivedMinor),
    tds: major(tdsMinor),
    balance: major(invoice.balance.minor),
    credited: major(invoice.credited.minor),
    refundable: major(invoice.refundableMinor),
    refunded: major(refundedMinor),
    kind: invoice.kind,
    status: plainStatus(invoice.status),
    state: stateOf(invoice.status),
    partlyPaid: isPartlyPaid(invoice),
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    createdAt: invoice.createdAt,
    cancelledAt: invoice.cancelledAt,
  }
}

export const recentShape = (invoice: InvoiceSummary) => ({
  id: invoice.id,
  clientName: invoice.clientName,
  clientEmail: invoice.clientEmail,
  status: plainStatus(invoice.status),
  total: major(invoice.total.minor),
  currency: invoice.currency,
  createdAt: invoice.createdAt,
})

const sellerShape = (seller: Seller) => ({
  name: seller.name,
  email: seller.email,
  phone: seller.phone,
  address: seller.address,
  taxId: seller.taxId,
  gstRegistration: seller.gstRegistration,
  city: seller.city,
  state: seller.state,
  stateCode: seller.stateCode,
  postalCode: seller.postalCode,
  country: seller.country,
  website: seller.website,
  logo: seller.logo,
})

const buyerShape = (buyer: Buyer) => ({
  clientContact: buyer.contact,
  clientPhone: buyer.phone,
  clientAddress: buyer.address,
  clientCity: buyer.city,
  clientPostalCode: buyer.postalCode,
  clientStateCode: buyer.stateCode,
  clientCountry: buyer.country,
  clientGstin: buyer.gstin,
  clientPan: buyer.pan,
  deliveryAddress: buyer.deliveryAddress,
})

/** The whole invoice. Amounts are in its own currency, `totalInRupees` is null where no rate is known. */
export const invoiceShape = (invoice: Invoice) => ({
  ...summaryShape(invoice),
  originalId: invoice.original?.id ?? null,
  replacementId: invoice.replacement?.id ?? null,
  replacementNumber: invoice.replacement?.number ?? null,
  cancelReason: invoice.cancelReason,
  reason: invoice.creditReason ?? invoice.writeOffReason,
  title: titles[documentTitle(invoice)],
  clientId: invoice.clientId,
  ...buyerShape(invoice.buyer),
  poNumber: invoice.poNumber,
  supply: invoice.supply,
  withTax: invoice.withTax,
  reverseCharge: invoice.reverseCharge,
  placeOfSupply: invoice.placeOfSupply,
  placeOfSupplyReason: invoice.placeOfSupplyReason,
  portCode: invoice.portCode,
  shippingBill: invoice.shippingBill,
  shippingBillDate: invoice.shippingBillDate,
  receivedOn: invoice.receivedOn ?? null,
  commercial: invoice.commercial ?? false,
  language: invoice.language,
  taxableValue: major(invoice.taxableMinor),
  ...taxesShape(invoice),
  roundOff: major(invoice.roundOffMinor),
  taxes: invoice.taxes.map(taxLineShape),
  totalInRupees: invoice.total.rupeesMinor === null ? null : major(invoice.total.rupeesMinor),
  exchangeRate: invoice.exchangeRate,
  pdfUrl: invoice.pdfUrl,
  notes: invoice.notes,
  paidDate: invoice.paidDate,
  paymentMethod: invoice.paymentMethod,
  parts: partsShape(invoice),
  items: invoice.items.map(itemShape),
  business: sellerShape(invoice.business),
})

/** A legal requirement that an invoice was issued without. */
export const warningShape = ({ code, field, message }: Caution) => ({
  ...{ code, field },
  message: say(sentences, message),
})

export const issuedShape = (invoice: Invoice, warnings: ReturnType<typeof warningShape>[]) => ({
  ...invoiceShape(invoice),
  warnings,
})

/** A draft; `invoice` is the input it was saved with, and may be anything. */
export const draftShape = (draft: Draft) => ({
  id: draft.id,
  kind: draft.kind,
  version: draft.version,
  originalId: draft.originalId,
  estimateId: draft.estimateId,
  invoiceId: draft.issuedId,
  createdAt: draft.createdAt,
  updatedAt: draft.updatedAt,
  invoice: draft.content,
})

/** A payment or a client's report of one, in the invoice's currency. */
export const paymentShape = (payment: Payment) => ({
  id: payment.id,
  state: payment.state,
  amount: major(payment.amountMinor),
  tds: major(payment.tdsMinor),
  paidOn: payment.paidOn,
  method: payment.method,
  reference: payment.reference,
  note: payment.note,
  reason: payment.reason,
  receiptId: payment.receiptId,
  fromAdvance: payment.fromAdvance,
  createdAt: payment.createdAt,
  restored: payment.restored,
  needsAmendment: payment.needsAmendment,
})

/** One sum that a client paid, in its currency, and the part that no invoice has used yet. */
const returnedShape = ({ amountMinor, ...rest }: Returned) => ({
  amount: major(amountMinor),
  paidOn: rest.paidOn,
  method: rest.method,
  reference: rest.reference,
  note: rest.note,
})

export const receiptShape = (receipt: Receipt) => ({
  id: receipt.id,
  clientId: receipt.clientId,
  currency: receipt.currency,
  amount: major(receipt.amountMinor),
  advance: major(receipt.advanceMinor),
  paidOn: receipt.paidOn,
  method: receipt.method,
  reference: receipt.reference,
  note: receipt.note,
  undoReason: receipt.undoReason,
  returned: receipt.returned && returnedShape(receipt.returned),
  voucherId: receipt.voucher?.id ?? null,
  advanceFor: receipt.advanceFor,
  needsAmendment: receipt.needsAmendment,
  createdAt: receipt.createdAt,
})

/** The same with the invoices that it settles. */
export const wholeReceiptShape = (found: { receipt: Receipt; settled: Settled[] }) => ({
  ...receiptShape(found.receipt),
  payments: found.settled.map((payment) => ({
    id: payment.id,
    invoiceId: payment.invoiceId,
    state: payment.state,
    amount: major(payment.amountMinor),
    tds: major(payment.tdsMinor),
  })),
})

/** An item for repeated sale; the rate is in its currency, the GST rate in per cent. */
export const catalogueItemShape = (item: CatalogueItem) => ({
  id: item.id,
  description: item.description,
  unit: item.unit,
  rate: item.rate === null ? null : Number(item.rate),
  currency: item.currency,
  hsnSac: item.hsnSac,
  gstRate: percentOf(item.gstRate),
  taxability: item.taxability,
  lastUsed: item.usedAt,
  archived: item.isArchived,
})

export const hsnShape = ({ code, description }: HsnCode) => ({ code, description })

/** An event of an invoice; amounts are in its currency, 0 when no payment is involved. */
export const eventShape = (event: InvoiceEvent) => ({
  id: event.id,
  kind: event.kind,
  at: event.at,
  amount: major(event.amountMinor),
  tds: major(event.tdsMinor),
  reason: event.reason,
  recipient: event.recipient,
  missed: event.missed,
  by: event.by,
  restored: event.restored,
})

/** The client's page of an invoice, as a path on the app's origin. */
export const linkShape = (token: string) => ({ url: `/i/${token}`, token })

/** A mail about an invoice; `missed` are the recipients that the mail server refused. */
export const mailShape = (
  kind: MailKind,
  { to, cc }: MailRecipients,
  subject: string,
  missed: string[],
) => ({ kind, to: to.join(', '), cc, missed, subject })

/** Revenue in rupees. */
export const dashboardShape = (summary: DashboardSummary) => ({
  totalRevenue: major(summary.revenueMinor),
  totalInvoices: summary.totalInvoices,
  paid: summary.paid,
  unpaid: summary.unpaid,
})
