import type { jsPDF } from 'jspdf'
import type { Invoice } from '#domain/invoice.ts'
import { product } from '#domain/product.ts'
import { contentWidth, footerBaseline, left, nextTop, styles } from './sheet.ts'
import { measure, wrap, write, writeRight } from './text.ts'

function firstLine(text: string, width: number): string {
  const [line = '', ...more] = wrap(text, width, styles.small)
  return more.length === 0 ? line : `${line} …`
}

/** The footer of every page and, from the second on, whose invoice the page belongs to. */
export function drawPageFurniture(doc: jsPDF, { business, formattedInvoiceNumber }: Invoice) {
  const pages = doc.getNumberOfPages()
  const brand = `${product.name} · ${product.tagline}`
  const number = firstLine(formattedInvoiceNumber, contentWidth * 0.3)
  const seller = firstLine(business.name, contentWidth * 0.6)
  for (let page = 1; page <= pages; page++) {
    doc.setPage(page)
    if (page > 1) {
      write(doc, seller, left, nextTop - 34, styles.small)
      writeRight(doc, number, nextTop - 34, styles.small)
    }
    write(doc, brand, left, footerBaseline, styles.label)
    const supportAt = left + measure(brand, styles.label) + 14
    write(doc, product.supportEmail, supportAt, footerBaseline, styles.label)
    writeRight(doc, `Page ${page} of ${pages}`, footerBaseline, styles.label)
  }
}
