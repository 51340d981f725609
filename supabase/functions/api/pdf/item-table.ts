import type { jsPDF } from 'jspdf'
import { autoTable, type Styles } from 'jspdf-autotable'
import type { Invoice } from '#domain/invoice.ts'
import { formatWhole } from '#domain/money.ts'
import { toPrintable } from '#domain/printable.ts'
import { printAmount } from './amounts.ts'
import {
  bottom,
  colors,
  contentWidth,
  left,
  lineHeight,
  nextTop,
  page,
  right,
  type Style,
  styles,
} from './sheet.ts'
import { measure, wrap } from './text.ts'

const gutter = 22
const cellPadding = { top: 7.5, bottom: 3.5, left: 0, right: 0 }

/** Where the columns of figures end, and where the table does. */
export type TableEdges = { end: number; amountRight: number }

const widest = (texts: string[], style: Style) =>
  texts.reduce((width, text) => Math.max(width, measure(text, style)), 0)

function columnStyle(width: number, halign: 'left' | 'right' = 'right'): Partial<Styles> {
  return { cellWidth: width, halign }
}

/** One line for the whole row: borders of cells would be three, with their joints to see. */
function drawHairline(doc: jsPDF, y: number) {
  doc.setDrawColor(...colors.hairline)
  doc.setLineWidth(0.6)
  doc.line(left, y, right, y)
}

/** The next page where a long first item would leave the head alone on this one. */
function topForFirstRow(doc: jsPDF, description: string, top: number): number {
  const padding = cellPadding.top + cellPadding.bottom
  const lines = description.split('\n').length
  const height = lineHeight(styles.label) + lines * lineHeight(styles.cell) + 2 * padding
  if (top + height <= bottom || nextTop + height > bottom) return top
  doc.addPage()
  return nextTop
}

/** The items; a row never breaks across pages, and the head stands on each. */
export function drawItems(doc: jsPDF, invoice: Invoice, top: number): TableEdges {
  const { items, currency, total } = invoice
  const amounts = items.map((item) => printAmount(item.amount, currency))
  const sum = printAmount(total, currency)
  const quantities = items.map(({ quantity }) => formatWhole(quantity))
  const originals = amounts.map(({ original }) => original ?? '')

  const quantityWidth = widest([...quantities, 'Qty'], styles.cell) + gutter
  const amountWidth = widest([...amounts.map(({ lead }) => lead), 'Amount'], styles.cell) + gutter
  const originalWidth =
    sum.original === null ? 0 : widest([...originals, sum.original, 'In US$'], styles.cell) + gutter
  const descriptionWidth = contentWidth - quantityWidth - amountWidth - originalWidth

  const body = items.map((item, index) => {
    const oneLine = toPrintable(item.description).replaceAll('\n', ' ')
    const description = wrap(oneLine, descriptionWidth, styles.cell).join('\n')
    const row = [description, quantities[index] ?? '', amounts[index]?.lead ?? '']
    return sum.original === null ? row : [...row, originals[index] ?? '']
  })
  const head = ['Description', 'Qty', 'Amount', ...(sum.original === null ? [] : ['In US$'])]

  const startY = topForFirstRow(doc, body[0]?.[0] ?? '', top)
  doc.setLineHeightFactor(lineHeight(styles.cell) / styles.cell.size)
  let end = startY
  autoTable(doc, {
    head: [
      head.map((content, index) => ({
        content,
        styles: { halign: index === 0 ? 'left' : 'right' },
      })),
    ],
    body: body.length > 0 ? body : [['No items found', '', '']],
    startY,
    margin: { left, right: page.width - right, top: nextTop, bottom: page.height - bottom },
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: {
      font: 'inter',
      fontStyle: 'normal',
      fontSize: styles.cell.size,
      textColor: [...colors.ink],
      cellPadding,
      overflow: 'visible',
    },
    headStyles: { fontStyle: 'normal', fontSize: styles.label.size, textColor: [...colors.faint] },
    columnStyles: {
      0: columnStyle(descriptionWidth, 'left'),
      1: columnStyle(quantityWidth),
      2: columnStyle(amountWidth),
      3: { ...columnStyle(originalWidth), textColor: [...colors.muted] },
    },
    didDrawCell: ({ column, cell }) => {
      if (column.index === 0) drawHairline(doc, cell.y + cell.height)
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end
    },
  })
  return { end, amountRight: right - originalWidth }
}
