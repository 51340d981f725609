import type { DocumentRow } from '#data/documents/document-row.ts'
import type { ItemRow } from '#data/documents/item-row.ts'
import { noBuyerDetails, noGst } from '../parties.ts'

/** Rows as the Data API gives them; the names are those of `list_invoices`, `invoice_summaries` and `invoice_details`. */
export type SummaryRow = {
  id: string
  number: string
  client_name: string
  client_email: string
  currency: string
  exchange_rate: number | null
  total_minor: number
  total_inr_minor: number | null
  status: string
  issue_date: string
  due_date: string
  created_at: string
  settled_minor: number
  tds_minor: number
  balance_minor: number
  cancelled_at?: string | null
  reach?: object | null
  kind: string
  credited_minor: number
  refundable_minor: number
  refunded_minor: number
  written_off_minor: number
  original: object | null
}

/** An event: the link of an invoice was made, and no more. */
export const sharedReach = (changes: object = {}) => ({
  shared_at: '2026-11-20T20:00:00+00:00',
  viewed_at: null,
  mailed_at: null,
  marked_at: null,
  claimed_minor: null,
  restored: false,
  ...changes,
})

/** Splits a total into its settled and due amounts: nothing is settled, unless given so or paid. */
const balanceOf = ({ total_minor = 123_456_789, ...changes }: Partial<SummaryRow>) => {
  const settled_minor = changes.settled_minor ?? (changes.status === 'PAID' ? total_minor : 0)
  return { settled_minor, balance_minor: total_minor - settled_minor }
}

export const summaryRow = (sequence = 1, changes: Partial<SummaryRow> = {}): SummaryRow => ({
  id: invoiceId(sequence),
  number: `INV/26-27/${String(sequence).padStart(4, '0')}`,
  client_name: 'Kaveri Interiors',
  client_email: 'billing@kaveri.example',
  currency: 'INR',
  exchange_rate: null,
  total_minor: 123_456_789,
  total_inr_minor: 123_456_789,
  status: 'UNPAID',
  issue_date: '2026-11-20',
  due_date: '2026-12-18',
  created_at: '2026-11-20T10:00:00+00:00',
  kind: 'invoice',
  tds_minor: 0,
  credited_minor: 0,
  refundable_minor: 0,
  refunded_minor: 0,
  written_off_minor: 0,
  original: null,
  ...balanceOf(changes),
  ...changes,
})

export const invoiceId = (sequence: number) =>
  `0f8fad5b-d9cb-469f-a165-${String(sequence).padStart(12, '0')}`

/** Fields that a row may lack and still be shown. */
export const nothingKnown = { number: null, issue_date: null, due_date: null, created_at: null }

/** Newest first: the highest number leads. */
export const summaryRows = (count: number) =>
  Array.from({ length: count }, (_, index) => summaryRow(count - index))

/** US$100.00 issued at 83.5 rupees. */
export const dollars = {
  currency: 'USD',
  exchange_rate: 83.5,
  total_minor: 10_000,
  total_inr_minor: 835_000,
}

export const seller = {
  name: 'Neel Studio',
  email: 'hello@neelstudio.example',
  phone: '9820012345',
  address: '4 Lake Road',
  taxId: 'AAPFU0939F',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411004',
  country: 'India',
  website: null,
  ...noGst,
}

/** A client known by name and email; the other columns follow from those. */
export const buyer = ({
  client_name = 'Kaveri Interiors',
  client_email = 'billing@kaveri.example',
}) => ({
  name: client_name,
  email: client_email,
  ...noBuyerDetails,
})

/** Makes the fields of a document without tax, beside its rows and its total. */
export const untaxed = (
  taxable_minor: number,
  client: Parameters<typeof buyer>[0] = {},
): DocumentRow => ({
  kind: 'invoice',
  original: null,
  credit_reason: null,
  refundable_minor: 0,
  refunded_minor: 0,
  vouchers: [],
  parts: [],
  po_number: null,
  supply: 'domestic',
  with_tax: true,
  reverse_charge: false,
  place_of_supply: null,
  prices_include_tax: false,
  language: 'en',
  port_code: null,
  shipping_bill: null,
  shipping_bill_date: null,
  taxes: [],
  taxable_minor,
  cgst_minor: 0,
  sgst_minor: 0,
  igst_minor: 0,
  cess_minor: 0,
  round_off_minor: 0,
  seller,
  buyer: buyer(client),
})

/** A row as a link shows it. */
export const sharedItem = (changes: Partial<ItemRow> = {}): ItemRow => ({
  description: 'Brand identity',
  hsn_sac: null,
  includes_tax: false,
  taxability: 'taxable',
  quantity: 2,
  unit: null,
  rate: null,
  discount_percent: null,
  discount_minor: 0,
  taxable_minor: 123_456_789,
  taxable_inr_minor: 123_456_789,
  gst_rate: null,
  cgst_minor: 0,
  sgst_minor: 0,
  igst_minor: 0,
  cess_minor: 0,
  ...changes,
})

export const itemRow = ({
  id = '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  ...changes
}: Partial<ItemRow> & { id?: string } = {}) => ({
  id,
  ...sharedItem(changes),
})

export const detailRow = (changes: object = {}) => ({
  ...summaryRow(1, changes),
  ...untaxed(summaryRow(1, changes).total_minor, summaryRow(1, changes)),
  notes: null,
  paid_date: null,
  payment_method: null,
  pdf_token: 'token-1',
  items: [itemRow()],
  ...changes,
})
