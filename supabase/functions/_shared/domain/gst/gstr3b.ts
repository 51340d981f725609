import { isUin } from './gstin.ts'
import { withDifferences } from './gstr1/amend.ts'
import { type Amendments, type Gstr1, isIntraState, type RateRow } from './gstr1/rows.ts'
import { addedUp } from './gstr1/sections.ts'
import type { ReturnSource } from './gstr1/source.ts'
import { nothing, rowsOfNotes, type Sum, sumOf } from './gstr1/totals.ts'

/** The inter-State supplies to one place. */
export interface InterStateRow {
  placeOfSupply: string
  taxableMinor: number
  igstMinor: number
}

/** Paise. The letters are those of table 3.1. */
export interface Gstr3b {
  /**
   * (a) without zero-rated, nil-rated and exempt supplies; with advances received, less those used.
   * Advances for a SEZ are included: the portal fills (a) from the whole of table 11, and (b) from
   * 6A, 6B and 9 alone.
   */
  taxable: Sum
  /** (b) */
  zeroRated: Sum
  /** (c) Nil-rated and exempt. */
  exemptMinor: number
  /** (e) */
  nonGstMinor: number
  /** Supplies on which the buyers owe the tax: in the GSTR-1, and in no line of 3.1. */
  reverseCharge: Sum
  /** 3.2: the part of (a) that went to unregistered buyers. */
  unregistered: InterStateRow[]
  /** 3.2: of (a), to holders of a UIN. */
  uinHolders: InterStateRow[]
}

type Placed = { placeOfSupply: string; rows: RateRow[] }

const minus = (rows: readonly RateRow[]) => rows.map((row) => addedUp(nothing, row, -1))

/** Sums inter-State supplies by place; sums of zero are left out. */
function interState(gstin: string, documents: readonly Placed[]): InterStateRow[] {
  const sums = new Map<string, InterStateRow>()
  for (const { placeOfSupply, rows } of documents) {
    if (isIntraState(gstin, placeOfSupply)) continue
    const sum = sums.get(placeOfSupply) ?? { placeOfSupply, taxableMinor: 0, igstMinor: 0 }
    const { taxableMinor, igstMinor } = sumOf(rows)
    sum.taxableMinor += taxableMinor
    sum.igstMinor += igstMinor
    sums.set(placeOfSupply, sum)
  }
  return [...sums.values()]
    .filter((row) => row.taxableMinor !== 0 || row.igstMinor !== 0)
    .sort((one, other) => (one.placeOfSupply < other.placeOfSupply ? -1 : 1))
}

/**
 * Computes 3.1 and 3.2 from the sections of the GSTR-1 (Form GSTR-3B, instructions 4 and 6), the difference of its amendments
 * and a GSTR-1A of its period among them.
 * Invoices do not show purchases, 3.1(d), or whether a buyer is a composition dealer.
 */
export function gstr3bOf(given: Gstr1, gstr1a?: Amendments): Gstr3b {
  const amended = withDifferences(given)
  const made = gstr1a ? withDifferences(amended, gstr1a) : amended
  const { gstin, b2b, b2cl, b2cs, exp, at, txpd, nil } = made
  const registered = [...b2b, ...made.cdnr.map((note) => ({ ...note, rows: rowsOfNotes([note]) }))]
  const isSez = ({ type }: (typeof registered)[number]) => type === 'SEWP' || type === 'SEWOP'
  const regular = registered.filter((row) => !isSez(row) && !row.reverseCharge)
  const large: Placed[] = [
    ...b2cl,
    ...made.cdnur
      .filter(({ type }) => type === 'B2CL')
      .map((note) => ({ placeOfSupply: note.placeOfSupply ?? '', rows: rowsOfNotes([note]) })),
  ]
  const small: Placed[] = b2cs.map((row) => ({ placeOfSupply: row.placeOfSupply, rows: [row] }))
  const rowsOf = (documents: readonly { rows: RateRow[] }[]) =>
    documents.flatMap(({ rows }) => rows)
  return {
    taxable: sumOf([...rowsOf(regular), ...rowsOf(large), ...b2cs, ...at, ...minus(txpd)]),
    zeroRated: sumOf([
      ...rowsOf(exp),
      ...rowsOf(registered.filter((row) => isSez(row) && !row.reverseCharge)),
      ...rowsOfNotes(made.cdnur.filter(({ type }) => type !== 'B2CL')),
    ]),
    exemptMinor: nil.reduce((sum, row) => sum + row.nilMinor + row.exemptMinor, 0),
    nonGstMinor: nil.reduce((sum, row) => sum + row.nonGstMinor, 0),
    reverseCharge: sumOf(rowsOf(registered.filter((row) => row.reverseCharge))),
    unregistered: interState(gstin, [...large, ...small]),
    uinHolders: interState(
      gstin,
      regular.filter((row) => isUin(row.gstin)),
    ),
  }
}

/** Whether a period has no supply, note or advance at all. Purchases are not known here. */
export const hasNoSupplies = ({ documents, lateNotes, advances, questions }: ReturnSource) =>
  [documents, lateNotes, advances, questions].every((list) => list.length === 0)
