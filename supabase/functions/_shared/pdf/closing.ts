import type { jsPDF } from 'jspdf'
import { formatDay } from '#domain/dates.ts'
import type { Invoice } from '#domain/invoice.ts'
import { withRoom } from './page-room.ts'
import { contentWidth, left, lineHeight, styles } from './sheet.ts'
import { wrap, write, writeLines } from './text.ts'

/** How it is paid and what else the seller says. */
export function drawClosing(doc: jsPDF, invoice: Invoice, end: number) {
  const { status, paidDate, paymentMethod, notes } = invoice
  const facts = [['Payment method', paymentMethod ?? 'Not specified']]
  if (status === 'PAID' && paidDate !== null) facts.push(['Paid Date', formatDay(paidDate)])

  let y = withRoom(doc, end + 38, 18)
  const columnWidth = contentWidth / 3
  const ends = facts.map(([label = '', value = ''], index) => {
    const x = left + index * columnWidth
    write(doc, label, x, y, styles.label)
    return writeLines(doc, wrap(value, columnWidth - 14, styles.cell), x, y + 15, styles.cell)
  })

  if (notes === null) return
  y = withRoom(doc, Math.max(...ends) + 10, 30)
  write(doc, 'Notes', left, y, styles.label)
  y += 15
  for (const line of wrap(notes, contentWidth * 0.8, styles.cell)) {
    y = withRoom(doc, y, 0)
    write(doc, line, left, y, styles.cell)
    y += lineHeight(styles.cell)
  }
}
