import type { jsPDF } from 'jspdf'
import type { Bytes } from '#domain/bytes.ts'
import { type Copy, copiesOf } from '#domain/document/copies.ts'
import type { InvoiceDocument } from '#domain/document/invoice.ts'
import { documentView } from '#domain/document/view/document-view.ts'
import { type InvoiceReceipt, receiptView } from '#domain/document/view/receipt-view.ts'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { loadTongue, tongueOf } from '#domain/language/tongue.ts'
import { type Statement, statementView } from '#domain/reports/statement.ts'
import { drawClosing } from './closing.ts'
import { type Made, openDocument } from './document.ts'
import { drawHeader } from './header.ts'
import { drawItems } from './item-table.ts'
import { packed } from './pack.ts'
import { drawPageFurniture } from './page-furniture.ts'
import { forgetWords, loadScripts } from './shaping/faces.ts'
import { drawSummary } from './summary.ts'
import { drawTotals } from './totals.ts'
import { drawWaysToPay } from './ways-to-pay.ts'

export { receiptFileName } from '#domain/document/view/receipt-view.ts'
export { statementFileName } from '#domain/reports/statement.ts'

/** Above the parts of the first page; a document with tax has more to hold. */
const usualGaps = { summary: 32, items: 26 }
const tightGaps = { summary: 20, items: 11 }
/** Two languages say everything twice: of both kinds of documents. */
const closeGaps = { usual: { summary: 18, items: 14 }, tight: { summary: 17, items: 6 } }

/** The copy to print, by default the client's; `mark` is drawn across it in place of the status. */
export type Print = { copy?: Copy | undefined; mark?: string }

/**
 * The invoice as an A4 document. The same invoice gives the
 * same bytes. Of what is not here already it loads code alone, and that only for scripts that are shaped.
 */
export async function buildInvoicePdf(
  invoice: InvoiceDocument,
  { copy = 'original', mark }: Print = {},
): Promise<Bytes> {
  await loadTongue(invoice.language)
  const seen = documentView(invoice)
  const copied = copiesOf(invoice).find((each) => each.copy === copy)
  return drawn(invoice, {
    ...seen,
    ...(copied && { copy: tongueOf(invoice).official(copied.mark) }),
    ...(mark !== undefined && { mark }),
  })
}

/** The receipt of what came in for an invoice, on the same paper. */
export async function buildReceiptPdf(receipt: InvoiceReceipt): Promise<Bytes> {
  await loadTongue(receipt.document.language)
  return drawn(receipt.document, receiptView(receipt))
}

/** The account of a client between two days, on the same paper; `at` is when it was drawn up. */
export async function buildStatementPdf(statement: Statement, at: string): Promise<Bytes> {
  await loadTongue(statement.client.language)
  return drawn({ id: statement.client.id, createdAt: at }, statementView(statement))
}

async function drawn(made: Made, view: DocumentView): Promise<Bytes> {
  const scripts = await loadScripts(JSON.stringify(view))
  try {
    return draw(openDocument(made, view, scripts), view)
  } finally {
    forgetWords()
  }
}

function draw(doc: jsPDF, view: DocumentView): Bytes {
  const headerEnd = drawHeader(doc, view)
  const isTight = view.copy !== null
  const isTwice = view.language === 'en-hi'
  const gaps = isTwice ? closeGaps[isTight ? 'tight' : 'usual'] : isTight ? tightGaps : usualGaps
  const summaryEnd = drawSummary(doc, view, headerEnd + gaps.summary)
  const itemsEnd = drawItems(doc, view, summaryEnd + gaps.items)
  const totalsEnd = drawTotals(doc, view, itemsEnd)
  const payEnd = drawWaysToPay(doc, view, totalsEnd)
  drawClosing(doc, view, payEnd)
  drawPageFurniture(doc, view)
  return packed(new Uint8Array(doc.output('arraybuffer')))
}
