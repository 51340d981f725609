import type { jsPDF } from 'jspdf'
import type { DocumentView } from '#domain/document-view.ts'
import { contentWidth, footerBaseline, left, nextTop, styles } from './sheet.ts'
import { measure, wrap, write, writeRight } from './text.ts'

function firstLine(text: string, width: number): string {
  const [line = '', ...more] = wrap(text, width, styles.small)
  return more.length === 0 ? line : `${line} …`
}

/** The footer of every page and, from the second on, whose invoice the page belongs to. */
export function drawPageFurniture(doc: jsPDF, view: DocumentView) {
  const pages = doc.getNumberOfPages()
  const [brand, support] = view.footer
  const number = firstLine(view.number, contentWidth * 0.3)
  const seller = firstLine(view.seller.name, contentWidth * 0.6)
  for (let page = 1; page <= pages; page++) {
    doc.setPage(page)
    if (page > 1) {
      write(doc, seller, left, nextTop - 34, styles.small)
      writeRight(doc, number, nextTop - 34, styles.small)
    }
    write(doc, brand, left, footerBaseline, styles.label)
    const supportAt = left + measure(brand, styles.label) + 14
    write(doc, support, supportAt, footerBaseline, styles.label)
    writeRight(doc, `Page ${page} of ${pages}`, footerBaseline, styles.label)
  }
}
