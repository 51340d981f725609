import { Buffer } from 'node:buffer'
import PDFDocument from 'pdfkit'
import { interRegular } from '#api/pdf/fonts/inter-regular.ts'
import { interSemiBold } from '#api/pdf/fonts/inter-semibold.ts'
import { formatDay } from '#domain/dates.ts'
import type { InvoiceDocument } from '#domain/document/invoice.ts'
import { formatMoney } from '#domain/money.ts'
import { amountInWords } from '#languages/en/documents/amount-in-words.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (it) => it.charCodeAt(0))
const fonts = { normal: bytesOf(interRegular), bold: bytesOf(interSemiBold) }

const left = 48
const right = 547
const rowHeight = 20

/** The same sheet by pdfkit: the same facts, the same rows with a head on each page, the same fonts. */
export async function pdfkitInvoice(invoice: InvoiceDocument): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, font: '' })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk) => chunks.push(chunk))
  const ended = new Promise<void>((done) => doc.on('end', done))
  doc.registerFont('normal', fonts.normal).registerFont('bold', fonts.bold)

  const write = (text: string, x: number, y: number, size = 9.5, font = 'normal') =>
    doc.font(font).fontSize(size).text(text, x, y, { lineBreak: false })
  const writeRight = (text: string, x: number, y: number, size = 9.5, font = 'normal') =>
    doc
      .font(font)
      .fontSize(size)
      .text(text, x - 150, y, { width: 150, align: 'right', lineBreak: false })

  const { business, total, currency } = invoice
  doc.fillColor('#16181d').strokeColor('#dde0e6').lineWidth(0.6)
  write(business.name, left, 52, 17, 'bold')
  const place = [business.city, business.state, `${business.country} ${business.postalCode}`]
  const lines = [business.address, place.join(', '), `${business.email} · ${business.phone}`]
  for (const [index, line] of [...lines, `Tax ID ${business.taxId}`].entries())
    write((line ?? '').replace('\n', ', '), left, 80 + index * 12, 8.5)
  writeRight('INVOICE', right, 52, 8.5)
  writeRight(invoice.formattedInvoiceNumber, right, 66, 10, 'bold')
  writeRight(invoice.status, right, 82, 7.5, 'bold')
  write('Bill To', left, 170, 8.5)
  write(invoice.clientName, left, 184, 10, 'bold')
  write(invoice.clientEmail, left, 198)
  for (const [index, [label, value]] of [
    ['Issue Date', formatDay(invoice.issueDate)],
    ['Due Date', formatDay(invoice.dueDate)],
    ['Total', formatMoney(total.minor, currency)],
  ].entries()) {
    write(label ?? '', 250 + index * 100, 170, 8.5)
    write(value ?? '', 250 + index * 100, 184, 10, 'bold')
  }

  const head = (y: number) => {
    write('Description', left, y, 8.5)
    writeRight('Qty', 420, y, 8.5)
    writeRight('Amount', right, y, 8.5)
    doc
      .moveTo(left, y + 15)
      .lineTo(right, y + 15)
      .stroke()
    return y + rowHeight
  }
  let y = head(240)
  for (const { description, quantity, amount } of invoice.items) {
    if (y + rowHeight > 770) {
      doc.addPage()
      y = head(84)
    }
    write(description, left, y)
    writeRight(quantity, 420, y)
    writeRight(formatMoney(amount.minor, currency), right, y)
    doc
      .moveTo(left, y + 15)
      .lineTo(right, y + 15)
      .stroke()
    y += rowHeight
  }
  if (y + 140 > 770) {
    doc.addPage()
    y = 84
  }
  write('Total', 350, y + 10, 13, 'bold')
  writeRight(formatMoney(total.minor, currency), right, y + 10, 13, 'bold')
  write(amountInWords(total.minor, currency), left, y + 40)
  write('Payment method', left, y + 70, 8.5)
  write('Not specified', left, y + 84)
  write('Payment terms: Net 30 days. Late fees apply after due date.', left, y + 110)

  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    write('Bahi · professional invoicing', left, 800, 8.5)
    writeRight(`Page ${index + 1} of ${count}`, right, 800, 8.5)
  }
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
