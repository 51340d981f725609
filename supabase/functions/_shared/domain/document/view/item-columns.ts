import type { SheetWords } from '#languages/document-catalogue.ts'
import { type Amount, type Figure, formatQuantity } from '../../money.ts'
import type { InvoiceItem } from '../invoice.ts'
import { cessOf, hasTax, percentText, printedRate, type Tax, taxesOf } from './taxes.ts'
import type { Column, DocumentView, ViewedInvoice } from './viewed.ts'

type Labels = SheetWords['labels']

type Item = Omit<InvoiceItem, 'id'>

/** Formats the amounts of rows for one reader. */
export type RowFigures = {
  amount: (amount: Amount) => Figure
  money: (minor: number) => string
  rate: (rate: string) => string
}

/** A column and the text of its cell; null leaves the cell empty. */
type ColumnRule = { label: string; align: Column['align']; cell: (item: Item) => Figure | null }

/** Wraps a text as a figure without a second line. */
const text = (main: string): Figure => ({ main, beside: null })

/** Why a row bears no tax. */
const untaxed = { nil: 'nil', exempt: 'exempt', non_gst: 'nonGst' } as const

const taxColumn = (taxes: Tax[], labels: Labels, { money }: RowFigures): ColumnRule => ({
  label: taxes.map(({ label }) => labels[label]).join('\u00a0+ '),
  align: 'end',
  cell: (item) => {
    const minor = taxes.reduce((sum, { minorOf }) => sum + minorOf(item), 0)
    return minor === 0 ? null : text(money(minor))
  },
})

/** The tax columns that follow a row's value. */
const taxColumns = (invoice: ViewedInvoice, labels: Labels, figures: RowFigures): ColumnRule[] => [
  {
    label: labels.gst,
    align: 'end',
    cell: ({ taxability, gstRate }) =>
      text(
        taxability === 'taxable'
          ? percentText(printedRate(invoice, gstRate ?? 0))
          : labels[untaxed[taxability]],
      ),
  },
  taxColumn(taxesOf(invoice), labels, figures),
  taxColumn(cessOf(invoice), labels, figures),
]

/** The columns of the rows in their order. */
function columnRules(
  invoice: ViewedInvoice,
  { labels }: SheetWords,
  figures: RowFigures,
): ColumnRule[] {
  const isTaxed = hasTax(invoice)
  const isAllTaxable = invoice.items.every(({ taxability }) => taxability === 'taxable')
  return [
    { label: labels.description, align: 'start', cell: ({ description }) => text(description) },
    { label: labels.hsnSac, align: 'end', cell: ({ hsnSac }) => (hsnSac ? text(hsnSac) : null) },
    {
      label: labels.qty,
      align: 'end',
      cell: ({ quantity, unit }) =>
        text([formatQuantity(quantity === '0' ? '1' : quantity), unit].join(' ').trim()),
    },
    {
      label: isTaxed && invoice.pricesIncludeTax ? labels.rateInclTax : labels.rate,
      align: 'end',
      cell: ({ rate }) => (rate === null ? null : text(figures.rate(rate))),
    },
    {
      label: labels.discount,
      align: 'end',
      cell: ({ discountPercent, discountMinor }) => {
        if (discountMinor === 0) return null
        return text(discountPercent ? `${discountPercent}\u00a0%` : figures.money(discountMinor))
      },
    },
    {
      label: !isTaxed ? labels.amount : isAllTaxable ? labels.taxableValue : labels.value,
      align: 'end',
      cell: ({ amount }) => figures.amount(amount),
    },
    ...(isTaxed ? taxColumns(invoice, labels, figures) : []),
  ]
}

/** Returns the table of rows, without columns that no row fills. */
export function itemTableOf(
  invoice: ViewedInvoice,
  words: SheetWords,
  figures: RowFigures,
): Pick<DocumentView, 'columns' | 'rows'> {
  const { items } = invoice
  const table = columnRules(invoice, words, figures).flatMap(({ label, align, cell }) => {
    const cells = items.map(cell)
    if (cells.every((each) => each === null)) return []
    return [{ label, align, cells }]
  })
  return {
    columns: table.map(({ label, align }) => ({ label, align })),
    rows: items.map((_, index) => ({
      position: index + 1,
      cells: table.map(({ cells }) => cells[index] ?? text('')),
    })),
  }
}
