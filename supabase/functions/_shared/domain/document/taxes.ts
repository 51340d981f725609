import type { ViewedInvoice } from '../document-view.ts'
import { hasUtgst } from '../gst/states.ts'
import type { Taxes, TaxLine } from '../invoice.ts'
import type { Label } from '../language/labels.ts'
import { tongueOf } from '../language/tongue.ts'
import { type SmallTable, smallTable } from './small-table.ts'

/** A tax as it is called, and what there is of it. */
export type Tax = { label: Label; minorOf: (taxes: Taxes) => number }

/**
 * Whether a document shows tax. Whatever a seller may not tax is on a bill of supply, and so would be an estimate of which
 * nothing is taxed; a credit note is as what it takes from.
 */
export const hasTax = ({ kind, original, business, supply, taxes }: ViewedInvoice): boolean =>
  business.gstRegistration === 'regular' &&
  (kind === 'estimate'
    ? supply !== 'domestic' || taxes.some(({ gstRate }) => gstRate > 0)
    : (kind === 'credit_note' ? original?.kind : kind) !== 'bill_of_supply')

const halves = (stateName: Label): Tax[] => [
  { label: 'CGST', minorOf: ({ cgstMinor }) => cgstMinor },
  { label: stateName, minorOf: ({ sgstMinor }) => sgstMinor },
]
const whole: Tax[] = [{ label: 'IGST', minorOf: ({ igstMinor }) => igstMinor }]
const cess: Tax = { label: 'Cess', minorOf: ({ cessMinor }) => cessMinor }

/** The taxes of a document beside a cess: two halves within a State, else one. */
export function taxesOf(invoice: ViewedInvoice): Tax[] {
  if (!hasTax(invoice)) return []
  const { supply, placeOfSupply, business } = invoice
  const isWithin = supply === 'domestic' && placeOfSupply === business.stateCode
  return isWithin ? halves(hasUtgst(placeOfSupply) ? 'UTGST' : 'SGST') : whole
}

/** The cess, where some row bears one. */
export const cessOf = (invoice: ViewedInvoice): Tax[] =>
  hasTax(invoice) && invoice.cessMinor > 0 ? [cess] : []

/** "18 %" of 1800, on one line. */
export const percentText = (gstRate: number): string => `${gstRate / 100}\u00a0%`

/** Null of a line that is of a rate alone. */
type CodedLine = TaxLine & { hsnSac: string | null }

/** More would not fit below the rows: then the table is by rate alone. */
const MOST_HSN_LINES = 12

/** By code and rate, where the seller wants it and some row has a code: the rows add up to the rates. */
function hsnLinesOf({ business, items, taxes }: ViewedInvoice): CodedLine[] {
  const lines = taxes.flatMap(({ gstRate }) => {
    const rows = items.filter((item) => item.gstRate === gstRate)
    return [...new Set(rows.map(({ hsnSac }) => hsnSac ?? ''))].sort().map((hsnSac) => {
      const members = rows.filter((item) => (item.hsnSac ?? '') === hsnSac)
      const sum = (minorOf: (item: (typeof members)[number]) => number) =>
        members.reduce((all, item) => all + minorOf(item), 0)
      return {
        ...{ hsnSac, gstRate, taxableMinor: sum(({ amount }) => amount.minor) },
        cgstMinor: sum(({ cgstMinor }) => cgstMinor),
        sgstMinor: sum(({ sgstMinor }) => sgstMinor),
        igstMinor: sum(({ igstMinor }) => igstMinor),
        cessMinor: sum(({ cessMinor }) => cessMinor),
      }
    })
  })
  const isShown = business.hsnSummary && lines.length <= MOST_HSN_LINES
  return isShown && lines.some(({ hsnSac }) => hsnSac !== '') ? lines : []
}

/** The tax by rate, or by code and rate, and the sums where there are several; null of a document without. */
export function taxTableOf(
  invoice: ViewedInvoice,
  money: (minor: number) => string,
): SmallTable | null {
  const { taxes: byRate, reverseCharge } = invoice
  const { say } = tongueOf(invoice)
  const taxes = taxesOf(invoice)
  const all = [...taxes, ...cessOf(invoice)]
  if (all.length === 0 || byRate.length === 0) return null
  const byHsn = hsnLinesOf(invoice)
  const isByHsn = byHsn.length > 0
  const lines = isByHsn ? byHsn : byRate.map((line): CodedLine => ({ ...line, hsnSac: null }))
  const labels: Label[] = [
    ...(isByHsn ? ['HSN/SAC' as const] : []),
    reverseCharge ? 'Tax that the recipient pays' : 'Tax by rate',
    'Taxable value',
    ...all.map(({ label }) => label),
  ]
  const rateOf = (gstRate: number) => {
    const shares = taxes.map(() => percentText(gstRate / taxes.length))
    return taxes.length > 1
      ? `${percentText(gstRate)} (${shares.join(' + ')})`
      : percentText(gstRate)
  }
  const cellsOf = (names: string[], taxableMinor: number, row: Taxes) => [
    ...names,
    ...[taxableMinor, ...all.map(({ minorOf }) => minorOf(row))].map(money),
  ]
  const taxableMinor = byRate.reduce((sum, line) => sum + line.taxableMinor, 0)
  const sum = say('Sum')
  return smallTable(
    labels.map(say),
    isByHsn ? 2 : 1,
    lines.map((line) =>
      cellsOf(
        [...(line.hsnSac === null ? [] : [line.hsnSac]), rateOf(line.gstRate)],
        line.taxableMinor,
        line,
      ),
    ),
    lines.length > 1 ? cellsOf(isByHsn ? [sum, ''] : [sum], taxableMinor, invoice) : null,
  )
}
