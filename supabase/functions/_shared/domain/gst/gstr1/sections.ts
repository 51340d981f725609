import { kinds } from '../../document/kinds.ts'
import { largeUnregistered } from '../../law/entries/gst-returns.ts'
import { standingRule } from '../../law/evaluate.ts'
import { isIntraState, type NilKind, type RateRow } from './rows.ts'
import type { RateSum, ReturnDocument } from './source.ts'

export type DocumentSection = 'b2b' | 'b2cl' | 'b2cs' | 'exp' | 'cdnr' | 'cdnur'

/** In paise. A larger inter-State invoice to a buyer without GSTIN is listed by itself (Notification 12/2024). */
const largeFrom = (day: string) => standingRule(largeUnregistered, day).aboveMinor

/** Whether its tax is CGST and SGST, under the GSTIN of its seller. */
export const isIntra = (gstin: string, { supply, placeOfSupply }: ReturnDocument) =>
  supply === 'domestic' && isIntraState(gstin, placeOfSupply)

/** Picks the first that fits: abroad, registered buyer, large, summed up. A note follows its invoice. */
export function sectionOf(gstin: string, document: ReturnDocument): DocumentSection {
  const isNote = kinds[document.kind].told === 'note'
  if (document.supply === 'export') return isNote ? 'cdnur' : 'exp'
  if (document.clientGstin !== null) return isNote ? 'cdnr' : 'b2b'
  const { issueDate, totalMinor } = document.original ?? document
  const isLarge = !isIntra(gstin, document) && totalMinor > largeFrom(issueDate)
  if (!isLarge) return 'b2cs'
  return isNote ? 'cdnur' : 'b2cl'
}

/** Exports and supplies to a SEZ are zero-rated at any rate; within India 0 per cent is nil-rated. */
const isTaxed = (document: ReturnDocument, row: RateSum) =>
  document.supply !== 'domestic' || (row.gstRate ?? 0) > 0 || row.cessMinor > 0

/** Returns the rows, by rate, that the document's section lists; the rest is exempt, nil-rated or no supply of GST. */
export function taxedRows(document: ReturnDocument): RateRow[] {
  const rows = new Map<number, RateRow>()
  for (const row of document.rows) {
    if (!isTaxed(document, row)) continue
    const rate = row.gstRate ?? 0
    const { taxableMinor, igstMinor, cgstMinor, sgstMinor, cessMinor } = row
    const one = { rate, taxableMinor, igstMinor, cgstMinor, sgstMinor, cessMinor }
    const sum = rows.get(rate)
    rows.set(rate, sum ? addedUp(sum, one) : one)
  }
  return [...rows.values()]
}

export interface Untaxed {
  kind: NilKind
  nilMinor: number
  exemptMinor: number
  nonGstMinor: number
}

/** Returns the untaxed value of a document by its kind; a credit note lowers it. */
export function untaxed(gstin: string, document: ReturnDocument): Untaxed {
  const { sign } = kinds[document.kind]
  const sums = { nilMinor: 0, exemptMinor: 0, nonGstMinor: 0 }
  for (const row of document.rows) {
    if (isTaxed(document, row)) continue
    const sum =
      row.taxability === 'exempt'
        ? 'exemptMinor'
        : row.taxability === 'non_gst'
          ? 'nonGstMinor'
          : 'nilMinor'
    sums[sum] += sign * row.taxableMinor
  }
  const within = isIntra(gstin, document) ? 'INTRA' : 'INTR'
  return { kind: `${within}${document.clientGstin === null ? 'B2C' : 'B2B'}`, ...sums }
}

/** Adds two rows of one rate; sign -1 subtracts. */
export const addedUp = <Row extends RateRow>(sum: Row, row: RateRow, sign = 1): Row => ({
  ...sum,
  taxableMinor: sum.taxableMinor + sign * row.taxableMinor,
  igstMinor: sum.igstMinor + sign * row.igstMinor,
  cgstMinor: sum.cgstMinor + sign * row.cgstMinor,
  sgstMinor: sum.sgstMinor + sign * row.sgstMinor,
  cessMinor: sum.cessMinor + sign * row.cessMinor,
})
