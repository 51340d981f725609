import { isGoods, uqcOf } from '../gst/units.ts'
import type { InvoiceItem, Seller } from '../invoice.ts'
import { type DocumentKind, kinds } from '../kinds.ts'

export const copies = ['original', 'duplicate', 'triplicate'] as const
export type Copy = (typeof copies)[number]

type Copied = {
  kind: DocumentKind
  business: Pick<Seller, 'gstRegistration'>
  items: Pick<InvoiceItem, 'hsnSac' | 'unit'>[]
}

const ofGoods = [
  { copy: 'original', mark: 'Original for recipient' },
  { copy: 'duplicate', mark: 'Duplicate for transporter' },
  { copy: 'triplicate', mark: 'Triplicate for supplier' },
] as const
const ofServices = [ofGoods[0], { copy: 'duplicate', mark: 'Duplicate for supplier' }] as const

export type CopyMark = (typeof ofGoods | typeof ofServices)[number]['mark']

/** By its code; without one, by whether its unit is one of goods. */
const isOfGoods = ({ hsnSac, unit }: Copied['items'][number]) =>
  hsnSac === null ? uqcOf(unit) !== null : isGoods(hsnSac)

/**
 * The copies of an invoice and how they are marked (CGST Rule 48): three of goods, two of services; none of a seller
 * without GST, and of what is no invoice.
 */
export function copiesOf({
  kind,
  business,
  items,
}: Copied): readonly { copy: Copy; mark: CopyMark }[] {
  if (business.gstRegistration === 'none') return []
  if (kinds[kind].told !== 'supply') return []
  return items.some(isOfGoods) ? ofGoods : ofServices
}
