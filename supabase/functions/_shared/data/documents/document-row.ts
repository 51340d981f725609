import type { PlainDate } from '#domain/dates.ts'
import type {
  Buyer,
  DocumentSums,
  DocumentTerms,
  DuePart,
  Invoice,
  Original,
  Seller,
  Supply,
} from '#domain/document/invoice.ts'
import type { DocumentKind } from '#domain/document/kinds.ts'
import { documentLanguageOf } from '#languages/languages.ts'
import { toCamel } from '../names.ts'

type TaxRow = {
  gst_rate: number
  taxable_minor: number
  cgst_minor: number
  sgst_minor: number
  igst_minor: number
  cess_minor: number
}

type PartRow = { due_date: PlainDate; amount_minor: number; share: number | null }

/** The id is given to the owner only. */
type OriginalRow = {
  id?: string | undefined
  number: string
  issue_date: PlainDate
  kind: DocumentKind
}

/** The same as the domain's. */
export const originalOf = (row: OriginalRow | null): Original | null =>
  row && { id: row.id ?? null, number: row.number, issueDate: row.issue_date, kind: row.kind }

type VoucherRow = { number: string; issue_date: PlainDate; amount_minor: number }

/** The parties and tax of a document, as the database shows them to its owner and to a link's holder. */
export type DocumentRow = Omit<TaxRow, 'gst_rate'> & {
  kind: DocumentKind
  original: OriginalRow | null
  credit_reason: string | null
  refundable_minor: number
  refunded_minor: number
  vouchers: VoucherRow[]
  parts: PartRow[]
  po_number: string | null
  supply: Supply
  with_tax: boolean
  reverse_charge: boolean
  place_of_supply: string | null
  prices_include_tax: boolean
  language: string
  port_code: string | null
  shipping_bill: string | null
  shipping_bill_date: PlainDate | null
  received_on?: PlainDate | null
  commercial?: boolean
  taxes: TaxRow[]
  round_off_minor: number
  seller: Seller
  buyer: Buyer
}

/** The same as the domain's. */
export const documentParts = (
  row: DocumentRow,
): DocumentTerms &
  DocumentSums &
  Pick<
    Invoice,
    'kind' | 'original' | 'creditReason' | 'refundableMinor' | 'refundedMinor' | 'vouchers'
  > & {
    business: Seller
    buyer: Buyer
  } => ({
  kind: row.kind,
  original: originalOf(row.original),
  creditReason: row.credit_reason,
  refundableMinor: row.refundable_minor,
  refundedMinor: row.refunded_minor,
  vouchers: row.vouchers.map(toCamel),
  parts: row.parts.map((part): DuePart => toCamel(part)),
  poNumber: row.po_number,
  supply: row.supply,
  withTax: row.with_tax,
  reverseCharge: row.reverse_charge,
  placeOfSupply: row.place_of_supply,
  pricesIncludeTax: row.prices_include_tax,
  language: documentLanguageOf(row.language),
  portCode: row.port_code,
  shippingBill: row.shipping_bill,
  shippingBillDate: row.shipping_bill_date,
  receivedOn: row.received_on ?? null,
  commercial: row.commercial ?? false,
  taxes: row.taxes.map(toCamel),
  taxableMinor: row.taxable_minor,
  cgstMinor: row.cgst_minor,
  sgstMinor: row.sgst_minor,
  igstMinor: row.igst_minor,
  cessMinor: row.cess_minor,
  roundOffMinor: row.round_off_minor,
  business: row.seller,
  buyer: row.buyer,
})
