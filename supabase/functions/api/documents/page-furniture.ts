import {
  contentWidth,
  drawFaint,
  drawOnPages,
  left,
  measure,
  nextTop,
  type Pdf,
  page,
  shrinkToFit,
  wrap,
  write,
  writeRight,
} from '#api/pdf/pdf.ts'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import type { SheetWords } from '#languages/document-catalogue.ts'
import { secondBelow, spoken, styleAt } from './label.ts'
import { footerBaseline, styles } from './sheet.ts'

/** Degrees: about the diagonal of a page. */
const markAngle = 50
/** In points, along it. */
const longestMark = 760

function firstLine(text: string, width: number): string {
  const [line = '', ...more] = wrap(text, width, styles.small)
  return more.length === 0 ? line : `${line} …`
}

/** Across the page, from its lower left: light enough that everything below it can be read. */
function drawMark(doc: Pdf, mark: string) {
  const style = shrinkToFit(mark, longestMark, styles.mark)
  const width = measure(mark, style) / 2
  const along = (markAngle * Math.PI) / 180
  const x = page.width / 2 - width * Math.cos(along)
  const y = page.height / 2 + width * Math.sin(along)
  drawFaint(doc, 0.22, () => write(doc, mark, x, y, style, markAngle))
}

/** The mark and the footer of every page and, from the second on, whose invoice the page belongs to. */
export function drawPageFurniture(doc: Pdf, view: DocumentView, pageOf: SheetWords['pageOf']) {
  const [brand, support] = view.footer
  const number = firstLine(view.number, contentWidth * 0.3)
  const seller = firstLine(view.seller.name, contentWidth * 0.6)
  drawOnPages(doc, (at, pages) => {
    if (view.mark !== null) drawMark(doc, view.mark)
    if (at > 1) {
      write(doc, seller, left, nextTop - 34, styles.small)
      writeRight(doc, number, nextTop - 34, styles.small)
    }
    write(doc, brand, left, footerBaseline, styles.label)
    const supportAt = left + measure(brand, styles.label) + 14
    write(doc, support, supportAt, footerBaseline, styles.label)
    for (const [line, text] of spoken(pageOf(at, pages)).entries()) {
      writeRight(doc, text, footerBaseline + line * secondBelow, styleAt(line, styles.label))
    }
  })
}
