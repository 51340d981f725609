import type { Column, DocumentView, ViewedInvoice } from '../document-view.ts'
import type { Figure } from '../figures.ts'
import { hasUtgst } from '../gst/states.ts'
import type { Taxes } from '../invoice.ts'

/** A tax as it is called, and what there is of it. */
export type Tax = { label: string; minorOf: (taxes: Taxes) => number }

/**
 * Whether a document shows tax. Whatever a seller may not tax is on a bill of supply, and so would be an estimate of which
 * nothing is taxed; a credit note is as what it takes from.
 */
export const hasTax = ({ kind, original, business, supply, taxes }: ViewedInvoice): boolean =>
  business.gstRegistration === 'regular' &&
  (kind === 'estimate'
    ? supply !== 'domestic' || taxes.some(({ gstRate }) => gstRate > 0)
    : (kind === 'credit_note' ? original?.kind : kind) !== 'bill_of_supply')

const halves = (stateName: string): Tax[] => [
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

const text = (main: string): Figure => ({ main, beside: null })

/** The tax by rate, and the sums where there are several rates; null of a document without. */
export function taxTableOf(
  invoice: ViewedInvoice,
  money: (minor: number) => string,
): DocumentView['taxTable'] {
  const { taxes: lines, reverseCharge } = invoice
  const taxes = taxesOf(invoice)
  const all = [...taxes, ...cessOf(invoice)]
  if (all.length === 0 || lines.length === 0) return null
  const labels = [
    reverseCharge ? 'Tax that the recipient pays' : 'Tax by rate',
    ...['Taxable value', ...all.map(({ label }) => label)],
  ]
  const rateOf = (gstRate: number) => {
    const shares = taxes.map(() => percentText(gstRate / taxes.length))
    return taxes.length > 1
      ? `${percentText(gstRate)} (${shares.join(' + ')})`
      : percentText(gstRate)
  }
  const cellsOf = (name: string, taxableMinor: number, row: Taxes) =>
    [name, money(taxableMinor), ...all.map(({ minorOf }) => money(minorOf(row)))].map(text)
  const taxableMinor = lines.reduce((sum, line) => sum + line.taxableMinor, 0)
  return {
    columns: labels.map(
      (label, index): Column => ({ label: text(label), align: index === 0 ? 'start' : 'end' }),
    ),
    rows: lines.map((line, index) => ({
      position: index + 1,
      cells: cellsOf(rateOf(line.gstRate), line.taxableMinor, line),
    })),
    sum: lines.length > 1 ? cellsOf('Sum', taxableMinor, invoice) : null,
  }
}
