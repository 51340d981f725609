import type { SheetWords } from '#languages/document-catalogue.ts'
import type { Label } from '#languages/en/documents/labels.ts'
import { hasUtgst } from '../../gst/states.ts'
import { taxOnRupees } from '../../gst/tax.ts'
import { type Amount, amountOf, type Figure } from '../../money.ts'
import type { Taxes, TaxLine } from '../invoice.ts'
import { kinds } from '../kinds.ts'
import { type SmallTable, smallTable } from './small-table.ts'
import type { ViewedInvoice } from './viewed.ts'

/** A tax with its label and its amount. */
export type Tax = { label: Label; minorOf: (taxes: Taxes) => number }

/**
 * Returns whether a document shows tax. A seller who may not show tax issues a bill of supply, and
 * an estimate or proforma invoice without taxed rows counts as one; a credit note follows the
 * document it takes from.
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

/**
 * Returns the rate at which a row or a line is taxed; the domestic rate of an untaxed export
 * appears only in the returns.
 */
export const printedRate = (invoice: ViewedInvoice, gstRate: number): number =>
  isUnderLut(invoice) ? 0 : gstRate

const halves = (stateName: Label): Tax[] => [
  { label: 'cgst', minorOf: ({ cgstMinor }) => cgstMinor },
  { label: stateName, minorOf: ({ sgstMinor }) => sgstMinor },
]
const whole: Tax[] = [{ label: 'igst', minorOf: ({ igstMinor }) => igstMinor }]
const cess: Tax = { label: 'cess', minorOf: ({ cessMinor }) => cessMinor }

/** Returns the taxes of a document besides a cess: two halves within a State, else one. */
export function taxesOf(invoice: ViewedInvoice): Tax[] {
  if (!hasTax(invoice)) return []
  const { supply, placeOfSupply, business } = invoice
  const isWithin = supply === 'domestic' && placeOfSupply === business.stateCode
  return isWithin ? halves(hasUtgst(placeOfSupply) ? 'utgst' : 'sgst') : whole
}

/** The cess, where some row bears one. */
export const cessOf = (invoice: ViewedInvoice): Tax[] =>
  hasTax(invoice) && invoice.cessMinor > 0 ? [cess] : []

/** "18 %" of 1800, on one line. */
export const percentText = (gstRate: number): string => `${gstRate / 100}\u00a0%`

/** Null for a line by rate alone. */
type CodedLine = TaxLine & { hsnSac: string | null }

/** More lines would not fit below the rows; the table is then by rate alone. */
const MOST_HSN_LINES = 12

/** Merges the lines by printed rate. */
function linesOf(invoice: ViewedInvoice): TaxLine[] {
  const { taxes } = invoice
  const [first] = taxes
  if (!first || !isUnderLut(invoice)) return taxes
  const taxedMinor = taxes.reduce((sum, line) => sum + line.taxableMinor, 0)
  return [{ ...first, gstRate: 0, taxableMinor: taxedMinor }]
}

/** Returns lines by code and rate, if the seller wants them and a row has a code: the rows add up to the rates. */
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

/** One of the parts of the tax on rupees: of two halves, or the whole. */
const partOnRupees = (
  { withTax }: ViewedInvoice,
  rows: Parameters<typeof taxOnRupees>[0],
  parts: number,
): number => (withTax ? taxOnRupees(rows, parts === 2 ? 2 : 1) : 0)

const inParts = (part: number, parts: number) => ({
  cgstMinor: parts === 2 ? part : 0,
  sgstMinor: parts === 2 ? part : 0,
  igstMinor: parts === 1 ? part : 0,
})

type Item = ViewedInvoice['items'][number]

const isOfLine =
  (invoice: ViewedInvoice, { gstRate, hsnSac }: CodedLine) =>
  (item: Item) =>
    item.gstRate !== null &&
    printedRate(invoice, item.gstRate) === gstRate &&
    (hsnSac === null || (item.hsnSac ?? '') === hsnSac)

/**
 * Returns the rupees of each line, or none where they are not known. A line bears what its rows add
 * to the tax of those before at the same rate, so that all of them add up to the total.
 */
function inRupees(invoice: ViewedInvoice, lines: CodedLine[], parts: number): TaxLine[] {
  const { items, currency, exchangeRate, total } = invoice
  if (total.rupeesMinor === null) return []
  if (currency === 'INR') return lines
  const worth = new Map<number, number>()
  let cess = 0
  const cessUntil = (minor: number) => amountOf(minor, currency, exchangeRate).rupeesMinor ?? 0
  return lines.map((line) => {
    const { gstRate } = line
    const before = worth.get(gstRate) ?? 0
    const taxableMinor = items
      .filter(isOfLine(invoice, line))
      .reduce((sum, { amount }) => sum + (amount.rupeesMinor ?? 0), 0)
    worth.set(gstRate, before + taxableMinor)
    const taxUntil = (rupeesMinor: number) =>
      partOnRupees(invoice, [{ gstRate, rupeesMinor }], parts)
    const cessBefore = cess
    cess += line.cessMinor
    return {
      ...{ gstRate, taxableMinor, cessMinor: cessUntil(cess) - cessUntil(cessBefore) },
      ...inParts(taxUntil(before + taxableMinor) - taxUntil(before), parts),
    }
  })
}

/**
 * The tax by rate, or by code and rate, and the sums where there are several; null of a document
 * without.
 */
export function taxTableOf(
  invoice: ViewedInvoice,
  words: SheetWords,
  figure: (amount: Amount) => Figure,
): SmallTable | null {
  const { reverseCharge } = invoice
  const byRate = linesOf(invoice)
  const taxes = taxesOf(invoice)
  const all = [...taxes, ...cessOf(invoice)]
  if (all.length === 0 || byRate.length === 0) return null
  const byHsn = hsnLinesOf(invoice, byRate)
  const isByHsn = byHsn.length > 0
  const lines = isByHsn ? byHsn : byRate.map((line): CodedLine => ({ ...line, hsnSac: null }))
  const rupees = inRupees(invoice, lines, taxes.length)
  const codes: Label[] = [
    ...(isByHsn ? ['hsnSac' as const] : []),
    reverseCharge ? 'taxOfRecipient' : 'taxByRate',
    'taxableValue',
    ...all.map(({ label }) => label),
  ]
  const rateOf = (gstRate: number) => {
    const shares = taxes.map(() => percentText(gstRate / taxes.length))
    return taxes.length > 1
      ? `${percentText(gstRate)} (${shares.join(' + ')})`
      : percentText(gstRate)
  }
  const minors = [
    ({ taxableMinor }: TaxLine) => taxableMinor,
    ...all.map(
      ({ minorOf }) =>
        (line: TaxLine) =>
          minorOf(line),
    ),
  ]
  const cellsOf = (names: string[], own: TaxLine[], known: TaxLine[]) => [
    ...names,
    ...minors.map((minorOf) => {
      const sumOf = (of: TaxLine[]) => of.reduce((sum, line) => sum + minorOf(line), 0)
      return figure({
        minor: sumOf(own),
        rupeesMinor: known.length === 0 ? null : sumOf(known),
      })
    }),
  ]
  const { sum } = words.labels
  return smallTable(
    codes.map((code) => words.labels[code]),
    isByHsn ? 2 : 1,
    lines.map((line, at) =>
      cellsOf(
        [...(line.hsnSac === null ? [] : [line.hsnSac]), rateOf(line.gstRate)],
        [line],
        rupees.slice(at, at + 1),
      ),
    ),
    lines.length > 1 ? cellsOf(isByHsn ? [sum, ''] : [sum], byRate, rupees) : null,
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
  const { items, currency, exchangeRate, total } = invoice
  if (total.rupeesMinor === null) return null
  if (currency === 'INR') return invoice
  const rows = items.map(({ gstRate, amount }) => ({
    gstRate,
    rupeesMinor: amount.rupeesMinor ?? 0,
  }))
  return {
    ...inParts(partOnRupees(invoice, rows, parts), parts),
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
      label: !hasTax(invoice) ? 'subtotal' : isAllTaxable ? 'taxableValue' : 'valueBeforeTax',
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
    : [...lines, { label: 'roundOff', amount: left }]
}
