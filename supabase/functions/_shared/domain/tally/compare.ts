import { kinds } from '../document/kinds.ts'
import { wholeReturn } from '../gst/gstr1/prepare.ts'
import type { ReturnSource } from '../gst/gstr1/source.ts'
import { taxOf } from '../gst/gstr1/totals.ts'
import { type Prepared, type TallyTotals, totalsOf } from './prepare.ts'

/** The sums of a period's returns, in paise, and the documents that they hold. */
export interface Returned {
  totalMinor: number
  /** The tax that clients are charged: that of reverse charge is in no voucher. */
  taxMinor: number
  /** The tax on advances, which no voucher posts. */
  advanceTaxMinor: number
  ids: ReadonlySet<string>
}

export const nothingReturned: Returned = {
  ...{ totalMinor: 0, taxMinor: 0, advanceTaxMinor: 0 },
  ids: new Set(),
}

/** Adds one return, with the code of its period, to those before it: its sections, with what was amended of them since. */
export function returnedWith(before: Returned, source: ReturnSource, period: string): Returned {
  const { tie } = wholeReturn(source, period)
  const reverse = source.documents
    .filter(({ reverseCharge }) => reverseCharge)
    .reduce(
      (sum, { kind, rows }) =>
        sum + kinds[kind].sign * rows.reduce((all, row) => all + taxOf(row), 0),
      0,
    )
  const advances = source.advances.reduce(
    (sum, advance) => sum + (advance.received ? 1 : -1) * taxOf(advance),
    0,
  )
  return {
    totalMinor: before.totalMinor + tie.sectionsMinor,
    taxMinor: before.taxMinor + tie.sectionsTaxMinor - reverse,
    advanceTaxMinor: before.advanceTaxMinor + advances,
    ids: new Set([...before.ids, ...source.documents.map(({ id }) => id)]),
  }
}

/** The documents of the file beside the returns of the same days. */
export interface Compared {
  inside: TallyTotals
  /** Documents that no return of this GSTIN holds: of another one, before it, or notes that change no tax. */
  outside: TallyTotals
  returned: Returned
  ties: boolean
}

export const chargedTax = ({ igstMinor, cgstMinor, sgstMinor, cessMinor }: TallyTotals) =>
  igstMinor + cgstMinor + sgstMinor + cessMinor

/** They tie if what is in both comes to the same total and the same tax, to the paisa. */
export function compareWith({ vouchers }: Prepared, returned: Returned): Compared {
  const documents = vouchers.filter(({ supply }) => supply !== null)
  const inside = totalsOf(documents.filter(({ id }) => returned.ids.has(id)))
  return {
    inside,
    outside: totalsOf(documents.filter(({ id }) => !returned.ids.has(id))),
    returned,
    ties: inside.totalMinor === returned.totalMinor && chargedTax(inside) === returned.taxMinor,
  }
}
