import { minorToDecimal } from '../../money.ts'
import { type ExportInvoice, isIntraState, type RateRow, type RegisteredNote } from './rows.ts'

// The values and items of which the sections of the portal's file are made.

/** A JSON number of the very decimals: read from text, never computed. */
export const rupees = (minor: number): number => Number(minorToDecimal(minor))
/** Rates are hundredths of a per cent, so their decimals are those of an amount. */
export const percent = rupees
/** `DD-MM-YYYY` */
export const date = (day: string) => day.split('-').reverse().join('-')

export const marked = ({ percent: share }: { percent?: 65 }) => share && { diff_percent: 0.65 }

export const tax = (row: RateRow, isIntra: boolean) =>
  isIntra
    ? { camt: rupees(row.cgstMinor), samt: rupees(row.sgstMinor) }
    : { iamt: rupees(row.igstMinor) }

export const cess = ({ cessMinor }: RateRow) => ({ csamt: rupees(cessMinor) })
export const cessIfAny = (row: RateRow) => (row.cessMinor === 0 ? {} : cess(row))

export const item = (row: RateRow, isIntra: boolean, ofCess: (row: RateRow) => object = cess) => ({
  num: row.rate + 1,
  itm_det: {
    txval: rupees(row.taxableMinor),
    rt: percent(row.rate),
    ...tax(row, isIntra),
    ...ofCess(row),
  },
})

/** Groups keep the order in which their keys first appear. */
export function grouped<Row, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return [...groups]
}

export const toRegistered = (gstin: string, row: Omit<RegisteredNote, 'note'>) => ({
  val: rupees(row.valueMinor),
  pos: row.placeOfSupply,
  rchrg: row.reverseCharge ? 'Y' : 'N',
  ...marked(row),
  inv_typ: row.type,
  itms: row.rows.map((each) => item(each, isIntraState(gstin, row.placeOfSupply, row.type))),
})

export const exportBody = (row: ExportInvoice) => ({
  inum: row.number,
  idt: date(row.day),
  val: rupees(row.valueMinor),
  ...(row.portCode && { sbpcode: row.portCode }),
  ...(row.shippingBill && { sbnum: row.shippingBill }),
  ...(row.shippingBillDate && { sbdt: date(row.shippingBillDate) }),
  ...marked(row),
  itms: row.rows.map((each) => ({
    txval: rupees(each.taxableMinor),
    rt: percent(each.rate),
    iamt: rupees(each.igstMinor),
    ...cess(each),
  })),
})
