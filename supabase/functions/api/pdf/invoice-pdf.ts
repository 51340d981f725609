import type { Bytes } from '#domain/bytes.ts'
import type { InvoiceDocument } from '#domain/invoice.ts'
import { drawClosing } from './closing.ts'
import { openDocument } from './document.ts'
import { drawHeader } from './header.ts'
import { drawItems } from './item-table.ts'
import { drawPageFurniture } from './page-furniture.ts'
import { drawSummary } from './summary.ts'
import { drawTotals } from './totals.ts'
import { drawWaysToPay } from './ways-to-pay.ts'

/** The invoice as an A4 document. The same invoice gives the same bytes; nothing is read or fetched. */
export function buildInvoicePdf(invoice: InvoiceDocument): Bytes {
  const doc = openDocument(invoice)
  const headerEnd = drawHeader(doc, invoice)
  const summaryEnd = drawSummary(doc, invoice, headerEnd + 44)
  const table = drawItems(doc, invoice, summaryEnd + 26)
  const totalsEnd = drawTotals(doc, invoice, table)
  const payEnd = drawWaysToPay(doc, invoice, totalsEnd)
  drawClosing(doc, invoice, payEnd)
  drawPageFurniture(doc, invoice)
  return new Uint8Array(doc.output('arraybuffer'))
}
