import type { Database } from '#database'
import { type Decimal, parseDecimal } from '#domain/decimals.ts'
import type { InvoiceItem } from '#domain/document/invoice.ts'
import { taxabilities } from '#domain/gst/taxability.ts'
import { toCamel } from '../names.ts'

type Row = Database['books']['Tables']['invoice_items']['Row']

/** A row of a document as the database shows it: all its columns but whose, where and of what; an id to its owner alone. */
export type ItemRow = Omit<
  Row,
  'id' | 'invoice_id' | 'user_id' | 'position' | 'original_item_id' | 'returned_quantity'
>

const exact = (value: number | string): Decimal => parseDecimal(value, 4) ?? '0'
const exactOrNull = (value: number | null) => (value === null ? null : exact(value))

/** The same as the domain's; `numeric` arrives as a number from one stack and as a string from the other. */
export const itemOf = <Shown extends ItemRow>({
  taxable_minor,
  taxable_inr_minor,
  ...row
}: Shown) =>
  ({
    ...toCamel(row),
    quantity: exact(row.quantity),
    rate: exactOrNull(row.rate),
    discountPercent: exactOrNull(row.discount_percent),
    taxability: taxabilities.find((known) => known === row.taxability) ?? 'taxable',
    amount: { minor: taxable_minor, rupeesMinor: taxable_inr_minor },
  }) satisfies Omit<InvoiceItem, 'id'>
