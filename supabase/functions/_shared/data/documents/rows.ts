import * as v from 'valibot'
import {
  compositionSchemes,
  type DocumentLink,
  gstRegistrations,
  invoiceStatuses,
  supplies,
} from '#domain/document/invoice.ts'
import { documentKinds } from '#domain/document/kinds.ts'
import type { Reach } from '#domain/document/reach.ts'
import { partsOf } from '#domain/document/settlement.ts'
import { type Amount, currencies } from '#domain/money.ts'
import { numberOfAnother, orEmpty } from '../lacking.ts'
import { toCamel } from '../names.ts'
import { documentParts, originalOf } from './document-row.ts'
import { type ItemRow, itemOf } from './item-row.ts'

/** `numeric` arrives as a number from one stack and as a string from the other. */
export const numeric = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())

/** `timestamptz` may arrive as "2026-11-20 18:31:27.16+00", which Safari's Date refuses; leaves as ISO 8601 in UTC. */
export const timestamp = v.pipe(
  v.string(),
  v.transform((text) => text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')),
  v.check((text) => !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text).toISOString()),
)

/** Documents from before a key was added lack it. */
const maybe = v.nullish(v.string(), null)

/** An unknown status is shown by its name and has no effect. */
const status = v.nullish(
  v.union([
    v.picklist(invoiceStatuses),
    v.pipe(v.string(), v.toUpperCase(), v.brand('OtherStatus')),
  ]),
  'N/A',
)

const reachRow = v.pipe(
  v.object({
    shared_at: v.nullable(timestamp),
    viewed_at: v.nullable(timestamp),
    mailed_at: v.nullable(timestamp),
    marked_at: v.optional(v.nullable(timestamp), null),
    claimed_minor: v.nullable(v.number()),
    restored: v.boolean(),
  }),
  v.transform((row): Reach => toCamel(row)),
)

const originalRow = v.object({
  id: v.optional(v.string()),
  number: numberOfAnother,
  issue_date: orEmpty,
  kind: v.picklist(documentKinds),
})

const summaryEntries = {
  id: v.string(),
  number: orEmpty,
  client_name: orEmpty,
  client_email: orEmpty,
  currency: v.picklist(currencies),
  exchange_rate: v.nullable(numeric),
  total_minor: v.number(),
  total_inr_minor: v.nullable(v.number()),
  status,
  issue_date: orEmpty,
  due_date: orEmpty,
  created_at: v.fallback(timestamp, ''),
  kind: v.picklist(documentKinds),
  settled_minor: v.number(),
  tds_minor: v.number(),
  credited_minor: v.number(),
  refundable_minor: v.number(),
  refunded_minor: v.number(),
  balance_minor: v.number(),
  original: v.nullable(originalRow),
  // Missing for the holder of a link.
  written_off_minor: v.optional(v.number(), 0),
  cancelled_at: v.optional(v.nullable(timestamp), null),
  reach: v.optional(v.nullable(reachRow), null),
}

const summaryRow = v.object(summaryEntries)

const summaryOf = (row: v.InferOutput<typeof summaryRow>) => {
  const total: Amount = { minor: row.total_minor, rupeesMinor: row.total_inr_minor }
  return {
    id: row.id,
    formattedInvoiceNumber: row.number,
    clientName: row.client_name,
    clientEmail: row.client_email,
    currency: row.currency,
    total,
    kind: row.kind,
    ...partsOf(
      total,
      {
        kind: row.kind,
        settledMinor: row.settled_minor,
        creditedMinor: row.credited_minor,
        balanceMinor: row.balance_minor,
        writtenOffMinor: row.written_off_minor,
      },
      row.currency,
      row.exchange_rate,
    ),
    tdsMinor: row.tds_minor,
    refundableMinor: row.refundable_minor,
    refundedMinor: row.refunded_minor,
    original: originalOf(row.original),
    status: row.status,
    issueDate: row.issue_date,
    dueDate: row.due_date,
    createdAt: row.created_at,
    cancelledAt: row.cancelled_at,
    reach: row.reach,
  }
}

/** A row of `invoice_summaries` as the domain's InvoiceSummary. */
export const invoiceSummaryRow = v.pipe(summaryRow, v.transform(summaryOf))

const sellerSnapshot = v.object({
  name: orEmpty,
  email: orEmpty,
  phone: orEmpty,
  address: maybe,
  taxId: maybe,
  city: maybe,
  state: maybe,
  stateCode: maybe,
  postalCode: orEmpty,
  country: orEmpty,
  website: maybe,
  logo: maybe,
  signature: maybe,
  gstRegistration: v.optional(v.fallback(v.picklist(gstRegistrations), 'none'), 'none'),
  compositionScheme: v.optional(v.nullable(v.picklist(compositionSchemes)), null),
  lutNumber: maybe,
  lutYear: maybe,
  hsnSummary: v.fallback(v.boolean(), false),
  reverseChargeWording: maybe,
  udyam: maybe,
})

const buyerSnapshot = v.object({
  name: orEmpty,
  email: orEmpty,
  contact: maybe,
  phone: maybe,
  address: maybe,
  city: maybe,
  stateCode: maybe,
  postalCode: maybe,
  country: v.optional(v.fallback(v.string(), 'IN'), 'IN'),
  gstin: maybe,
  pan: maybe,
  deliveryAddress: maybe,
})

export const taxEntries = {
  taxable_minor: v.number(),
  cgst_minor: v.number(),
  sgst_minor: v.number(),
  igst_minor: v.number(),
  cess_minor: v.number(),
}

/** All that `documentParts` reads. */
const documentEntries = {
  vouchers: v.array(
    v.object({ number: v.string(), issue_date: v.string(), amount_minor: v.number() }),
  ),
  parts: v.array(
    v.object({ due_date: v.string(), amount_minor: v.number(), share: v.nullable(v.number()) }),
  ),
  po_number: maybe,
  supply: v.picklist(supplies),
  with_tax: v.boolean(),
  reverse_charge: v.boolean(),
  place_of_supply: maybe,
  prices_include_tax: v.boolean(),
  language: v.string(),
  port_code: maybe,
  shipping_bill: maybe,
  shipping_bill_date: maybe,
  received_on: maybe,
  commercial: v.optional(v.boolean(), false),
  taxes: v.array(v.object({ gst_rate: v.number(), ...taxEntries })),
  ...taxEntries,
  round_off_minor: v.number(),
  seller: sellerSnapshot,
  buyer: buyerSnapshot,
}

const itemRow = v.pipe(
  v.custom<ItemRow & { id: string }>((row) => v.is(v.object({ id: v.string() }), row)),
  v.transform(itemOf),
)

const documentLink = (id: string | null, number: string | null): DocumentLink | null =>
  id === null || number === null ? null : { id, number }

/** Reads a stored invoice or a document as the domain's Invoice; it has the PDF's token only if the caller may know it. */
export const invoiceRow = v.pipe(
  v.object({
    ...summaryEntries,
    ...documentEntries,
    credit_reason: maybe,
    // Missing for the holder of a link.
    written_off_at: v.optional(v.nullable(timestamp), null),
    write_off_reason: maybe,
    client_id: maybe,
    cancel_reason: maybe,
    replacement_id: maybe,
    replacement_number: maybe,
    place_of_supply_reason: maybe,
    notes: maybe,
    paid_date: maybe,
    payment_method: maybe,
    pdf_token: v.optional(v.nullable(v.string()), null),
    items: v.nullish(v.array(itemRow), []),
  }),
  v.transform((row) => ({
    ...summaryOf(row),
    ...documentParts(row),
    writtenOffAt: row.written_off_at,
    writeOffReason: row.write_off_reason,
    clientId: row.client_id,
    cancelReason: row.cancel_reason,
    replacement: documentLink(row.replacement_id, row.replacement_number),
    placeOfSupplyReason: row.place_of_supply_reason,
    notes: row.notes,
    paidDate: row.paid_date,
    paymentMethod: row.payment_method,
    exchangeRate: row.exchange_rate,
    pdfUrl: row.pdf_token === null ? null : `/api/invoice/pdf/${row.pdf_token}`,
    items: row.items,
  })),
)
