import type { jsPDF } from 'jspdf'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { englishPageOf } from '#domain/language/page-of.ts'
import { tongueOf } from '#domain/language/tongue.ts'
import { contentWidth, footerBaseline, left, nextTop, page, styles } from './sheet.ts'
import { ornament } from './tags.ts'
import { measure, shrinkToFit, wrap, write, writeRight } from './text.ts'

/** Degrees: about the diagonal of a page. */
const markAngle = 50
/** In points, along it. */
const longestMark = 760

function firstLine(text: string, width: number): string {
  const [line = '', ...more] = wrap(text, width, styles.small)
  return more.length === 0 ? line : `${line} …`
}

/** Across the page, from its lower left: light enough that everything below it can be read. */
function drawMark(doc: jsPDF, mark: string) {
  const style = shrinkToFit(mark, longestMark, styles.mark)
  const width = measure(mark, style) / 2
  const along = (markAngle * Math.PI) / 180
  doc.saveGraphicsState()
  doc.setGState(doc.GState({ opacity: 0.22 }))
  write(
    doc,
    mark,
    page.width / 2 - width * Math.cos(along),
    page.height / 2 + width * Math.sin(along),
    style,
    markAngle,
  )
  doc.restoreGraphicsState()
}

/** The mark and the footer of every page and, from the second on, whose invoice the page belongs to. */
export function drawPageFurniture(doc: jsPDF, view: DocumentView) {
  const pages = doc.getNumberOfPages()
  const [brand, support] = view.footer
  const { pageOf = englishPageOf } = tongueOf(view)
  const number = firstLine(view.number, contentWidth * 0.3)
  const seller = firstLine(view.seller.name, contentWidth * 0.6)
  for (let at = 1; at <= pages; at++) {
    doc.setPage(at)
    ornament(doc, () => {
      if (view.mark !== null) drawMark(doc, view.mark)
      if (at > 1) {
        write(doc, seller, left, nextTop - 34, styles.small)
        writeRight(doc, number, nextTop - 34, styles.small)
      }
      write(doc, brand, left, footerBaseline, styles.label)
      const supportAt = left + measure(brand, styles.label) + 14
      write(doc, support, supportAt, footerBaseline, styles.label)
      writeRight(doc, pageOf(at, pages), footerBaseline, styles.label)
    })
  }
}
