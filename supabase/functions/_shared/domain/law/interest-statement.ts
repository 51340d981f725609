import type { DocumentCatalogue, SheetWords } from '#languages/document-catalogue.ts'
import type { PlainDate } from '../dates.ts'
import type { Invoice } from '../document/invoice.ts'
import { footerOf } from '../document/view/footer.ts'
import { buyerLines, sellerLines } from '../document/view/parties.ts'
import type { DocumentView } from '../document/view/viewed.ts'
import { type Figure, formatMoney } from '../money.ts'
import type { LateInterest } from './late-interest.ts'
import type { LatePayment } from './late-payment.ts'

/** The interest on one invoice as of a day. */
export interface InterestStatement {
  invoice: Pick<
    Invoice,
    'id' | 'formattedInvoiceNumber' | 'issueDate' | 'language' | 'business' | 'buyer' | 'total'
  >
  late: LatePayment
  lastDay: PlainDate
  interest: LateInterest
  asOf: PlainDate
}

export type InterestWords = SheetWords & Pick<DocumentCatalogue, 'late'>

/** "17.25 %" of hundredths of a per cent. */
export const yearlyRate = (rate: number) => `${rate / 100} %`

/** Builds the paper of the statement: a line for each span of one rate and one balance, and the interest of each rest. */
export function interestView(statement: InterestStatement, words: InterestWords): DocumentView {
  const { invoice, late, lastDay, interest, asOf } = statement
  const { business, buyer, formattedInvoiceNumber: number } = invoice
  const { day } = words
  const { labels } = words.late
  const figure = (main: string): Figure => ({ main, beside: null })
  const money = (minor: number) => figure(formatMoney(minor))
  const receivedMinor = late.amountMinor - interest.openMinor
  const name = words.late.name(number)
  const rows = interest.rests.flatMap(({ lines, interestMinor }) =>
    lines.map((line, at) => [
      figure(words.late.span(day(line.firstDay), day(line.lastDay))),
      figure(String(line.days)),
      money(line.openMinor + line.addedMinor),
      figure(yearlyRate(line.rate)),
      at === lines.length - 1 ? money(interestMinor) : figure(''),
    ]),
  )
  return {
    ...{ lang: words.lang, isSideBySide: words.inTurn !== undefined, number, name },
    ...{ kind: labels.statement, title: labels.statement.toUpperCase() },
    subject: words.from(name, business.name),
    wide: 0,
    ...{ mark: null, declaration: null, isTight: false, copy: null, status: null, delivery: null },
    terms: [
      { label: labels.acceptedOn, value: day(late.acceptedOn ?? '') },
      {
        label: labels.agreed,
        value: late.agreedDays === null ? labels.notAgreed : words.late.days(late.agreedDays),
      },
    ],
    seller: {
      label: words.labels.from,
      name: business.name,
      lines: sellerLines({ ...business, udyam: late.udyam }, words),
      logo: business.logo,
    },
    buyer: {
      label: words.labels.for,
      name: buyer.name,
      lines: buyerLines(buyer, business, words),
    },
    dates: [
      { label: labels.lastDay, value: day(lastDay), strong: false },
      { label: labels.asOf, value: day(asOf), strong: true },
    ],
    headline: { label: labels.interest, figure: money(interest.interestMinor) },
    columns: [
      { label: labels.period, align: 'start' },
      { label: labels.dayCount, align: 'end' },
      { label: labels.on, align: 'end' },
      { label: labels.rate, align: 'end' },
      { label: labels.interest, align: 'end' },
    ],
    rows: rows.map((cells, at) => ({ position: at + 1, cells })),
    noRows: labels.nothing,
    ...{ taxTable: null, partTable: null },
    totals: [
      { label: words.late.amountOf(number), figure: money(late.amountMinor), weight: 'plain' },
      ...(receivedMinor > 0
        ? [{ label: labels.received, figure: money(receivedMinor), weight: 'plain' as const }]
        : []),
      { label: labels.stillOpen, figure: money(interest.openMinor), weight: 'plain' },
      { label: labels.interest, figure: money(interest.interestMinor), weight: 'total' },
    ],
    ...{ exchangeRate: null, words: words.words(interest.interestMinor, 'INR'), endorsements: [] },
    ...{ facts: [], pay: { upi: null, bank: null }, signature: null },
    notes: { label: labels.how, value: labels.reckoned, remark: null },
    footer: footerOf(words),
  }
}

/** "Interest_INV-26-27-0001_2026-11-28.pdf". */
export const interestFileName = ({ invoice, asOf }: InterestStatement): string =>
  `Interest_${invoice.formattedInvoiceNumber.replace(/[^A-Za-z0-9]+/g, '-')}_${asOf}.pdf`
