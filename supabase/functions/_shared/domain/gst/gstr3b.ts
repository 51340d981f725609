import { isUin } from './gstin.ts'
import { type Gstr1, isIntraState, type RateRow } from './gstr1/rows.ts'
import { addedUp } from './gstr1/sections.ts'
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
   * (a) but for what is zero-rated, nil-rated and exempt; with advances that came, less those that were used. Those for a SEZ
   * are among them: the portal fills (a) from the whole of table 11, and (b) from 6A, 6B and 9 alone.
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
  /** 3.2: of (a), to who is not registered. */
  unregistered: InterStateRow[]
  /** 3.2: of (a), to holders of a UIN. */
  uinHolders: InterStateRow[]
}

type Placed = { placeOfSupply: string; rows: RateRow[] }

const minus = (rows: readonly RateRow[]) => rows.map((row) => addedUp(nothing, row, -1))

/** Between two States, summed by place; what comes to nothing is left out. */
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
 * The figures of 3.1 and 3.2, of the same sections as the GSTR-1 (Form GSTR-3B, instructions 4 and 6). What was bought, 3.1(d),
 * is nothing that invoices say; whether a buyer is a composition dealer neither.
 */
export function gstr3bOf(made: Gstr1): Gstr3b {
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
