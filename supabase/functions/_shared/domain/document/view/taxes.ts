import { hasUtgst } from '../../gst/states.ts'
import { taxOnRupees } from '../../gst/tax.ts'
import type { Label } from '../../language/labels.ts'
import { tongueOf } from '../../language/tongue.ts'
import { type Amount, amountOf } from '../../money.ts'
import type { Taxes, TaxLine } from '../invoice.ts'
import { kinds } from '../kinds.ts'
import { type SmallTable, smallTable } from './small-table.ts'
import type { ViewedInvoice } from './viewed.ts'

/** A tax as it is called, and what there is of it. */
export type Tax = { label: Label; minorOf: (taxes: Taxes) => number }

/**
 * Whether a document shows tax. Whatever a seller may not tax is on a bill of supply, and so would be an estimate or a proforma invoice of which
 * nothing is taxed; a credit note is as what it takes from.
 */
export const hasTax = ({
  kind,
  commercial,
  original,
  business,
  supply,
  taxes,
}: ViewedInvoice): boolean =>
  business.gstRegistration === 'regular' &&
  !commercial &&
  (kinds[kind].taxed && !kinds[kind].formal
    ? supply !== 'domestic' || taxes.some(({ gstRate }) => gstRate > 0)
    : kinds[(kinds[kind].note && original?.kind) ?? kind].taxed)

/**
 * Returns whether the supply leaves the taxed territory without tax; paper then shows no rate (IGST
 * Act, section 16(3)(a)).
 */
export const isUnderLut = (invoice: ViewedInvoice): boolean =>
  hasTax(invoice) && invoice.supply !== 'domestic' && !invoice.withTax

/** The rate at which a row or a line is taxed; what it would bear at home stays in the returns alone. */
export const printedRate = (invoice: ViewedInvoice, gstRate: number): number =>
  isUnderLut(invoice) ? 0 : gstRate

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

/** By the rates that are printed. */
function linesOf(invoice: ViewedInvoice): TaxLine[] {
  const { taxes } = invoice
  const [first] = taxes
  if (!first || !isUnderLut(invoice)) return taxes
  const taxedMinor = taxes.reduce((sum, line) => sum + line.taxableMinor, 0)
  return [{ ...first, gstRate: 0, taxableMinor: taxedMinor }]
}

/** By code and rate, where the seller wants it and some row has a code: the rows add up to the rates. */
function hsnLinesOf(invoice: ViewedInvoice, byRate: TaxLine[]): CodedLine[] {
  const { business, items } = invoice
  const lines = byRate.flatMap(({ gstRate }) => {
    const rows = items.filter(
      (item) => item.gstRate !== null && printedRate(invoice, item.gstRate) === gstRate,
    )
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
  const { reverseCharge } = invoice
  const byRate = linesOf(invoice)
  const { say } = tongueOf(invoice)
  const taxes = taxesOf(invoice)
  const all = [...taxes, ...cessOf(invoice)]
  if (all.length === 0 || byRate.length === 0) return null
  const byHsn = hsnLinesOf(invoice, byRate)
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

type Sum = { label: Label; amount: Amount }

/** The value of the rows before tax; the rows share its rupees between them. */
function worthOf({ items, taxableMinor, total }: ViewedInvoice): Amount {
  const rupees = items.reduce((sum, { amount }) => sum + (amount.rupeesMinor ?? 0), 0)
  return { minor: taxableMinor, rupeesMinor: total.rupeesMinor === null ? null : rupees }
}

/** The taxes in rupees, which are on the rupees of the rows; null where those are not known. */
function rupeeTaxes(invoice: ViewedInvoice, parts: number): Taxes | null {
  const { items, currency, exchangeRate, withTax, total } = invoice
  if (total.rupeesMinor === null) return null
  if (currency === 'INR') return invoice
  const rows = items.map(({ gstRate, amount }) => ({
    gstRate,
    rupeesMinor: amount.rupeesMinor ?? 0,
  }))
  const part = withTax ? taxOnRupees(rows, parts === 2 ? 2 : 1) : 0
  return {
    cgstMinor: parts === 2 ? part : 0,
    sgstMinor: parts === 2 ? part : 0,
    igstMinor: parts === 1 ? part : 0,
    cessMinor: amountOf(invoice.cessMinor, currency, exchangeRate).rupeesMinor ?? 0,
  }
}

/**
 * Returns the lines that add up to the total, or none when the rows alone make it up. Tax under
 * reverse charge is not among them. The round-off takes up any difference between the rupees of the
 * total and those of the lines.
 */
export function sumsOf(invoice: ViewedInvoice): Sum[] {
  const { items, roundOffMinor, reverseCharge, total } = invoice
  if (!hasTax(invoice) && roundOffMinor === 0) return []
  const split = taxesOf(invoice)
  const inRupees = rupeeTaxes(invoice, split.length)
  const isAllTaxable = items.every(({ taxability }) => taxability === 'taxable')
  const lines: Sum[] = [
    {
      label: !hasTax(invoice) ? 'Subtotal' : isAllTaxable ? 'Taxable value' : 'Value before tax',
      amount: worthOf(invoice),
    },
    ...(reverseCharge ? [] : [...split, ...cessOf(invoice)]).map(({ label, minorOf }) => ({
      label,
      amount: { minor: minorOf(invoice), rupeesMinor: inRupees && minorOf(inRupees) },
    })),
  ]
  const told = lines.reduce((sum, { amount }) => sum + (amount.rupeesMinor ?? 0), 0)
  const left = {
    minor: roundOffMinor,
    rupeesMinor: total.rupeesMinor === null ? null : total.rupeesMinor - told,
  }
  return left.minor === 0 && !left.rupeesMinor
    ? lines
    : [...lines, { label: 'Round-off', amount: left }]
}
