import * as v from 'valibot'
import { businessAnswer } from '#api/http/shapes/business.ts'
import { warnings } from '#api/http/shapes/client.ts'
import type {
  catalogueItemShape,
  dashboardShape,
  draftShape,
  eventShape,
  hsnShape,
  invoiceShape,
  issuedShape,
  linkShape,
  mailShape,
  paymentShape,
  receiptShape,
  recentShape,
  summaryShape,
  userShape,
  wholeReceiptShape,
} from '#api/http/shapes/documents.ts'
import { itemAnswer, sumsAnswer, taxLineAnswer } from '#api/http/shapes/item.ts'
import { partAnswer } from '#api/http/shapes/part.ts'
import { gstRegistrations, supplies } from '#domain/document/invoice.ts'
import { documentKinds, draftKinds } from '#domain/document/kinds.ts'
import { documentStates } from '#domain/document/standing.ts'
import { taxabilities } from '#domain/gst/taxability.ts'
import { mailKinds } from '#domain/mail/mail.ts'
import { stoppedStates } from '#domain/mail/mail-stops.ts'
import { currencies } from '#domain/money.ts'
import { advancesFor, paymentMethods, paymentStates } from '#domain/payment/payment.ts'
import { documentLanguages, languageCodes } from '#languages/languages.ts'

/** Schemas of the answers' `data`. The compiler checks each against the shape that is really sent. */

export type Answer<Shape extends (...args: never) => unknown> = v.GenericSchema<ReturnType<Shape>>

const text = v.nullable(v.string())
const id = v.pipe(v.string(), v.uuid())
const day = v.pipe(v.string(), v.isoDate())
const instant = v.pipe(v.string(), v.isoTimestamp())
const status = v.picklist(['PAID', 'UNPAID', 'OVERDUE'])
const currency = v.picklist(currencies)
const count = v.pipe(v.number(), v.integer())

export const user: Answer<typeof userShape> = v.object({
  id,
  name: v.string(),
  email: v.string(),
  number: text,
  location: text,
  dob: v.nullable(day),
  language: v.picklist(languageCodes),
})

export const login = v.object({ user })

export const noBusinessYet = v.nullable(businessAnswer)

const summary = {
  id,
  formattedInvoiceNumber: v.string(),
  clientName: v.string(),
  clientEmail: v.string(),
  currency,
  total: v.number(),
  received: v.number(),
  tds: v.number(),
  balance: v.number(),
  credited: v.number(),
  refundable: v.number(),
  refunded: v.number(),
  kind: v.picklist(documentKinds),
  status,
  state: v.picklist(documentStates),
  partlyPaid: v.boolean(),
  issueDate: day,
  dueDate: day,
  createdAt: instant,
  cancelledAt: v.nullable(instant),
}

const invoiceInList: Answer<typeof summaryShape> = v.object(summary)

export const vouchers = v.array(invoiceInList)

export const filtered = v.object({ data: v.array(invoiceInList) })

export const pageOf = <Shape extends v.GenericSchema>(shape: Shape) =>
  v.object({
    data: v.array(shape),
    pagination: v.object({ page: count, limit: count, total: count, totalPages: count }),
  })
export const page = pageOf(invoiceInList)

export const catalogueItem: Answer<typeof catalogueItemShape> = v.object({
  id,
  description: v.string(),
  unit: text,
  rate: v.nullable(v.number()),
  currency,
  hsnSac: text,
  gstRate: v.nullable(v.number()),
  taxability: v.picklist(taxabilities),
  lastUsed: v.nullable(instant),
  archived: v.boolean(),
})

export const catalogue = pageOf(catalogueItem)

const hsn: Answer<typeof hsnShape> = v.object({ code: v.string(), description: text })

export const hsnCodes = pageOf(hsn)

export const invoice = v.object({
  ...summary,
  originalId: v.nullable(id),
  replacementId: v.nullable(id),
  replacementNumber: text,
  cancelReason: text,
  reason: text,
  title: v.string(),
  clientId: v.nullable(id),
  clientContact: text,
  clientPhone: text,
  clientAddress: text,
  clientCity: text,
  clientPostalCode: text,
  clientStateCode: text,
  clientCountry: v.string(),
  clientGstin: text,
  clientPan: text,
  deliveryAddress: text,
  poNumber: text,
  supply: v.picklist(supplies),
  withTax: v.boolean(),
  reverseCharge: v.boolean(),
  placeOfSupply: text,
  placeOfSupplyReason: text,
  portCode: text,
  shippingBill: text,
  shippingBillDate: v.nullable(day),
  receivedOn: v.nullable(day),
  commercial: v.boolean(),
  language: v.picklist(documentLanguages),
  ...sumsAnswer,
  roundOff: v.number(),
  taxes: v.array(taxLineAnswer),
  totalInRupees: v.nullable(v.number()),
  exchangeRate: v.nullable(v.number()),
  pdfUrl: text,
  notes: text,
  paidDate: v.nullable(day),
  paymentMethod: text,
  parts: v.array(partAnswer),
  items: v.array(itemAnswer),
  business: v.object({
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    address: text,
    taxId: text,
    gstRegistration: v.picklist(gstRegistrations),
    city: text,
    state: text,
    stateCode: text,
    postalCode: v.string(),
    country: v.string(),
    website: text,
    logo: text,
  }),
}) satisfies Answer<typeof invoiceShape>

export const issuedInvoice: Answer<typeof issuedShape> = v.object({
  ...invoice.entries,
  warnings,
})

export const draft: Answer<typeof draftShape> = v.object({
  id,
  kind: v.picklist(draftKinds),
  version: count,
  originalId: v.nullable(id),
  estimateId: v.nullable(id),
  invoiceId: v.nullable(id),
  createdAt: instant,
  updatedAt: instant,
  invoice: v.record(v.string(), v.unknown()),
})

const recentInvoice: Answer<typeof recentShape> = v.object({
  id,
  clientName: v.string(),
  clientEmail: v.string(),
  status,
  total: v.number(),
  currency,
  createdAt: instant,
})

export const recent = v.array(recentInvoice)

export const dashboard: Answer<typeof dashboardShape> = v.object({
  totalRevenue: v.number(),
  totalInvoices: count,
  paid: count,
  unpaid: count,
})

export const payment: Answer<typeof paymentShape> = v.object({
  id,
  state: v.picklist(paymentStates),
  amount: v.number(),
  tds: v.number(),
  paidOn: day,
  method: v.picklist(paymentMethods),
  reference: text,
  note: text,
  reason: text,
  receiptId: v.nullable(id),
  fromAdvance: v.boolean(),
  createdAt: instant,
  restored: v.boolean(),
  needsAmendment: v.boolean(),
})

export const payments = v.array(payment)

const receipt = v.object({
  id,
  clientId: id,
  currency,
  amount: v.number(),
  advance: v.number(),
  paidOn: day,
  method: v.picklist(paymentMethods),
  reference: text,
  note: text,
  undoReason: text,
  returned: v.nullable(
    v.object({
      ...{ amount: v.number(), paidOn: day, method: v.picklist(paymentMethods) },
      ...{ reference: text, note: text },
    }),
  ),
  voucherId: v.nullable(id),
  advanceFor: v.nullable(v.picklist(advancesFor)),
  needsAmendment: v.boolean(),
  createdAt: instant,
})

export const receipts: v.GenericSchema<ReturnType<typeof receiptShape>[]> = v.array(receipt)

export const wholeReceipt: Answer<typeof wholeReceiptShape> = v.object({
  ...receipt.entries,
  payments: v.array(
    v.object({
      id,
      invoiceId: id,
      state: v.picklist(paymentStates),
      amount: v.number(),
      tds: v.number(),
    }),
  ),
})

export const link: Answer<typeof linkShape> = v.object({ url: v.string(), token: v.string() })

export const mail: Answer<typeof mailShape> = v.object({
  kind: v.picklist(mailKinds),
  to: v.string(),
  cc: v.array(v.string()),
  missed: v.array(v.string()),
  subject: v.string(),
})

export const mailStop = v.object({
  sender: v.nullable(v.string()),
  stopped: v.picklist(stoppedStates),
})

export const mailState = v.object({ configured: v.boolean() })

const event: Answer<typeof eventShape> = v.object({
  id: count,
  kind: v.string(),
  at: instant,
  amount: v.number(),
  tds: v.number(),
  reason: text,
  recipient: text,
  missed: text,
  by: text,
  restored: v.boolean(),
})

export const history = v.array(event)
