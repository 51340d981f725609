import { documents as english } from '#languages/en/documents/index.ts'
import type { InvoiceDocument } from '../../supabase/functions/_shared/domain/document/invoice.ts'
import { documentView } from '../../supabase/functions/_shared/domain/document/view/document-view.ts'
import { buyerAbroad, type taxInvoice } from './tax-invoice.ts'

export const labels = (invoice: InvoiceDocument) =>
  documentView(invoice, english).columns.map(({ label }) => label)
export const linesOf = (invoice: InvoiceDocument) =>
  documentView(invoice, english).totals.map(({ label, figure }) => `${label} ${figure.main}`)
export const tableOf = (invoice: InvoiceDocument) => {
  const { taxTable } = documentView(invoice, english)
  const texts = (cells: { main: string }[]) =>
    cells.map(({ main }) => main.replaceAll('\u00a0', ' '))
  return (
    taxTable && [
      taxTable.columns.map(({ label }) => label.replaceAll('\u00a0', ' ')),
      ...taxTable.rows.map(({ cells }) => texts(cells)),
      ...(taxTable.sum === null ? [] : [texts(taxTable.sum)]),
    ]
  )
}

export const twoRates = [
  { description: 'Design', minor: 100_000 },
  { description: 'Printing', minor: 50_000, gstRate: 500, hsnSac: '4911' },
]
export const abroad: Parameters<typeof taxInvoice>[0] = {
  ...{ supply: 'export', placeOfSupply: '96', buyer: buyerAbroad },
  ...{ currency: 'USD', exchangeRate: 83.5 },
}
