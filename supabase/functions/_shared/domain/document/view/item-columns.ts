import type { Tongue } from '../../language/english.ts'
import { tongueOf } from '../../language/tongue.ts'
import { type Amount, type Figure, formatQuantity, signOf } from '../../money.ts'
import type { InvoiceItem } from '../invoice.ts'
import { cessOf, hasTax, percentText, printedRate, type Tax, taxesOf } from './taxes.ts'
import type { Column, DocumentView, ViewedInvoice } from './viewed.ts'

type Item = Omit<InvoiceItem, 'id'>

/** How the amounts of rows stand there for one reader. */
export type RowFigures = {
  amount: (amount: Amount) => Figure
  money: (minor: number) => string
  rate: (rate: string) => string
}

/** A column, and what a row says in it: nothing by null. */
type ColumnRule = { label: string; align: Column['align']; cell: (item: Item) => Figure | null }

/** Text is a figure with nothing beside it. */
const text = (main: string): Figure => ({ main, beside: null })

/** Why a row bears no tax. */
const untaxed = { nil: 'Nil', exempt: 'Exempt', non_gst: 'Non-GST' } as const

const taxColumn = (taxes: Tax[], say: Tongue['say'], { money }: RowFigures): ColumnRule => ({
  label: taxes.map(({ label }) => say(label)).join('\u00a0+ '),
  align: 'end',
  cell: (item) => {
    const minor = taxes.reduce((sum, { minorOf }) => sum + minorOf(item), 0)
    return minor === 0 ? null : text(money(minor))
  },
})

/** The tax columns that follow a row's value. */
const taxColumns = (
  invoice: ViewedInvoice,
  say: Tongue['say'],
  figures: RowFigures,
): ColumnRule[] => [
  {
    label: say('GST'),
    align: 'end',
    cell: ({ taxability, gstRate }) =>
      text(
        taxability === 'taxable'
          ? percentText(printedRate(invoice, gstRate ?? 0))
          : say(untaxed[taxability]),
      ),
  },
  taxColumn(taxesOf(invoice), say, figures),
  taxColumn(cessOf(invoice), say, figures),
]

/** The columns of the rows in their order. */
function columnRules(invoice: ViewedInvoice, figures: RowFigures): ColumnRule[] {
  const { say } = tongueOf(invoice)
  const isTaxed = hasTax(invoice)
  const isAllTaxable = invoice.items.every(({ taxability }) => taxability === 'taxable')
  return [
    { label: say('Description'), align: 'start', cell: ({ description }) => text(description) },
    { label: say('HSN/SAC'), align: 'end', cell: ({ hsnSac }) => (hsnSac ? text(hsnSac) : null) },
    {
      label: say('Qty'),
      align: 'end',
      cell: ({ quantity, unit }) =>
        text([formatQuantity(quantity === '0' ? '1' : quantity), unit].join(' ').trim()),
    },
    {
      label: say(isTaxed && invoice.pricesIncludeTax ? 'Rate incl. tax' : 'Rate'),
      align: 'end',
      cell: ({ rate }) => (rate === null ? null : text(figures.rate(rate))),
    },
    {
      label: say('Discount'),
      align: 'end',
      cell: ({ discountPercent, discountMinor }) => {
        if (discountMinor === 0) return null
        return text(discountPercent ? `${discountPercent}\u00a0%` : figures.money(discountMinor))
      },
    },
    {
      label: say(!isTaxed ? 'Amount' : isAllTaxable ? 'Taxable value' : 'Value'),
      align: 'end',
      cell: ({ amount }) => figures.amount(amount),
    },
    ...(isTaxed ? taxColumns(invoice, say, figures) : []),
  ]
}

/** The rows in the columns that some of them fill. */
export function itemTableOf(
  invoice: ViewedInvoice,
  figures: RowFigures,
): Pick<DocumentView, 'columns' | 'rows'> {
  const { items, currency } = invoice
  const { inCurrency } = tongueOf(invoice)
  const table = columnRules(invoice, figures).flatMap(({ label, align, cell }) => {
    const cells = items.map(cell)
    if (cells.every((each) => each === null)) return []
    const beside = cells.some((each) => each?.beside) ? inCurrency(signOf(currency).trim()) : null
    return [{ label: { main: label, beside }, align, cells }]
  })
  return {
    columns: table.map(({ label, align }) => ({ label, align })),
    rows: items.map((_, index) => ({
      position: index + 1,
      cells: table.map(({ cells }) => cells[index] ?? text('')),
    })),
  }
}
