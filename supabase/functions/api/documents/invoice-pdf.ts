import { type About, countPages, makePdf, type Pdf } from '#api/pdf/pdf.ts'
import type { Bytes } from '#domain/bytes.ts'
import { type Copy, copiesOf } from '#domain/document/copies.ts'
import type { InvoiceDocument } from '#domain/document/invoice.ts'
import { documentView } from '#domain/document/view/document-view.ts'
import { type InvoiceReceipt, receiptView } from '#domain/document/view/receipt-view.ts'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { type InterestStatement, interestView } from '#domain/law/interest-statement.ts'
import { product } from '#domain/product.ts'
import { type Statement, statementView } from '#domain/reports/statement.ts'
import type { SheetWords } from '#languages/document-catalogue.ts'
import { documentWords } from '#languages/documents.ts'
import { type Air, airOf, tightest } from './air.ts'
import { drawClosing } from './closing.ts'
import { drawHeader } from './header.ts'
import { drawItems } from './item-table.ts'
import { drawPageFurniture } from './page-furniture.ts'
import { drawSummary } from './summary.ts'
import { drawTotals } from './totals.ts'
import { drawWaysToPay } from './ways-to-pay.ts'

export { receiptFileName } from '#domain/document/view/receipt-view.ts'
export { interestFileName } from '#domain/law/interest-statement.ts'
export { statementFileName } from '#domain/reports/statement-file-name.ts'

/** Above the parts of the first page; a document with tax has more to hold. */
const usualGaps = { summary: 32, items: 26 }
const tightGaps = { summary: 20, items: 11 }
/** Two languages say everything twice: of both kinds of documents. */
const closeGaps = { usual: { summary: 18, items: 14 }, tight: { summary: 17, items: 6 } }

/** The copy to print, by default the client's; `mark` is drawn across it in place of the status. */
export type Print = { copy?: Copy | undefined; mark?: string }

/**
 * Builds the invoice as an A4 document. The same invoice gives the same bytes. It loads nothing but
 * code, and only for shaped scripts.
 */
export async function buildInvoicePdf(
  invoice: InvoiceDocument,
  { copy = 'original', mark }: Print = {},
): Promise<Bytes> {
  const words = await documentWords(invoice.language)
  const seen = documentView(invoice, words)
  const copied = copiesOf(invoice).find((each) => each.copy === copy)
  const view = {
    ...seen,
    ...(copied && { copy: words.official(copied.mark) }),
    ...(mark !== undefined && { mark }),
  }
  return drawn(invoice, view, words)
}

/** Builds the receipt of an invoice's payments, on the same paper. */
export async function buildReceiptPdf(receipt: InvoiceReceipt): Promise<Bytes> {
  const words = await documentWords(receipt.document.language)
  return drawn(receipt.document, receiptView(receipt, words), words)
}

/** The account of a client between two days, on the same paper; `at` is when it was drawn up. */
export async function buildStatementPdf(statement: Statement, at: string): Promise<Bytes> {
  const words = await documentWords(statement.client.language)
  const made = { id: statement.client.id, createdAt: at }
  return drawn(made, statementView(statement, words), words)
}

/** The interest that a late payment owes by law, on the paper of its invoice; `at` is when it was drawn up. */
export async function buildInterestPdf(statement: InterestStatement, at: string): Promise<Bytes> {
  const words = await documentWords(statement.invoice.language)
  const made = { id: statement.invoice.id, createdAt: at }
  return drawn(made, interestView(statement, words), words)
}

const drawn = (
  made: Pick<About, 'id' | 'createdAt'>,
  view: DocumentView,
  words: SheetWords,
): Promise<Bytes> =>
  makePdf(
    {
      id: made.id,
      createdAt: made.createdAt,
      title: view.name,
      subject: `${view.subject} to ${view.buyer.name}`,
      author: view.seller.name,
      creator: product.name,
      language: view.lang,
    },
    JSON.stringify(view),
    (doc, draft) => {
      draw(
        doc,
        view,
        airOf(view, () => draw(draft(), view, tightest)),
      )
      drawPageFurniture(doc, view, words.pageOf)
    },
  )

/** Draws all but what each page repeats; returns where it ends, and null beyond the first page. */
function draw(doc: Pdf, view: DocumentView, air: Air): number | null {
  const { isTight } = view
  const gaps = view.isSideBySide
    ? closeGaps[isTight ? 'tight' : 'usual']
    : isTight
      ? tightGaps
      : usualGaps
  const headerEnd = drawHeader(doc, view, gaps.summary + air.gap)
  const summaryEnd = drawSummary(doc, view, headerEnd)
  const itemsEnd = drawItems(doc, view, summaryEnd + gaps.items + air.gap, air.row)
  const totalsEnd = drawTotals(doc, view, itemsEnd)
  const payEnd = drawWaysToPay(doc, view, totalsEnd + air.foot)
  const end = drawClosing(doc, view, payEnd)
  return countPages(doc) === 1 ? end : null
}
