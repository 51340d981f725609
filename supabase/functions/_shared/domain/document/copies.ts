import { isGoods, uqcOf } from '../gst/units.ts'
import type { InvoiceItem, Seller } from './invoice.ts'
import { type DocumentKind, kinds } from './kinds.ts'

export const copies = ['original', 'duplicate', 'triplicate'] as const
export type Copy = (typeof copies)[number]

type Copied = {
  kind: DocumentKind
  business: Pick<Seller, 'gstRegistration'>
  items: Pick<InvoiceItem, 'hsnSac' | 'unit'>[]
}

const ofGoods = [
  { copy: 'original', mark: 'originalForRecipient' },
  { copy: 'duplicate', mark: 'duplicateForTransporter' },
  { copy: 'triplicate', mark: 'triplicateForSupplier' },
] as const
/** CGST Rule 55(2). */
const ofMovement = [
  { copy: 'original', mark: 'originalForConsignee' },
  { copy: 'duplicate', mark: 'duplicateForTransporter' },
  { copy: 'triplicate', mark: 'triplicateForConsigner' },
] as const
const ofServices = [ofGoods[0], { copy: 'duplicate', mark: 'duplicateForSupplier' }] as const

export type CopyMark = (typeof ofGoods | typeof ofServices | typeof ofMovement)[number]['mark']

/** Goods or services by its code; without a code, by whether its unit is one of goods. */
const isOfGoods = ({ hsnSac, unit }: Copied['items'][number]) =>
  hsnSac === null ? uqcOf(unit) !== null : isGoods(hsnSac)

/**
 * The copies of a document and how they are marked: of an invoice three of goods, two of services (CGST Rule 48); three of what
 * goes with goods that move; none of a seller without GST, and of any other.
 */
export function copiesOf({
  kind,
  business,
  items,
}: Copied): readonly { copy: Copy; mark: CopyMark }[] {
  if (business.gstRegistration === 'none') return []
  if (kinds[kind].copies === null) return []
  if (kinds[kind].copies === 'movement') return ofMovement
  return items.some(isOfGoods) ? ofGoods : ofServices
}
