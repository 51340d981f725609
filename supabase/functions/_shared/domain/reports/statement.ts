import type { DocumentCatalogue, SheetWords } from '#languages/document-catalogue.ts'
import type { DocumentLanguage } from '#languages/languages.ts'
import { toSingleLine } from '../characters/lines.ts'
import { daysBetween, type PlainDate } from '../dates.ts'
import type { Buyer, Seller } from '../document/invoice.ts'
import { isKind, kinds, kindsWith } from '../document/kinds.ts'
import { footerOf } from '../document/view/footer.ts'
import { buyerLines, sellerLines } from '../document/view/parties.ts'
import { smallTable } from '../document/view/small-table.ts'
import type { DocumentView, Fact, WaysToPay } from '../document/view/viewed.ts'
import { waysOf } from '../document/view/ways-to-pay.ts'
import { type Currency, type Figure, formatMoney } from '../money.ts'
import type { PayTo } from '../payment/payment-details.ts'
import { upiRequestOf } from '../payment/upi.ts'
import type { Period } from '../periods.ts'
import { ages } from './ages.ts'

export const statementKinds = [
  ...kindsWith({ sign: 1 }),
  ...kindsWith({ sign: -1 }),
  'payment',
  'refund',
  'write_off',
] as const
export type StatementKind = (typeof statementKinds)[number]

/** One entry of an account; amounts are in minor units of its currency, above zero when the client owes more. */
export type StatementLine = {
  day: PlainDate
  kind: StatementKind
  documentId: string | null
  number: string | null
  method: string | null
  reference: string | null
  minor: number
  /** The part that the client deducted as tax. */
  tdsMinor: number
  /** The part of a payment that no invoice has used yet. */
  advanceMinor: number
  /** The day until which an invoice is to be paid, and the part of it that is still open. */
  dueDate: PlainDate | null
  openMinor: number
}

/** The opening debt, the entries, and the closing debt; below zero the seller owes the client. */
export type StatementAccount = {
  currency: Currency
  openingMinor: number
  closingMinor: number
  /** What is open today, by `ages`; not told of an empty account. */
  ages?: readonly number[] | undefined
  lines: StatementLine[]
}

/** The account of a client between two days, one for each currency. */
export type Statement = {
  period: Period
  /** When it is drawn up, in India. */
  today: PlainDate
  business: Seller
  /** The client sets the language of the statement, which is no issued document. */
  client: Omit<Buyer, 'email'> & { id: string; email: string | null; language: DocumentLanguage }
  account: StatementAccount
  /** Left out where the ways to pay stand elsewhere. */
  payTo?: PayTo
}

/** The words that a statement takes. */
export type StatementWords = SheetWords &
  Pick<DocumentCatalogue, 'statement' | 'page' | 'statementPage'>

function whatText({ kind, number, method }: StatementLine, words: StatementWords): string {
  const { labels, payment } = words.statement
  const numbered = (what: string) => `${what} ${number ?? ''}`.trim()
  switch (kind) {
    case 'payment':
      return payment(method, number)
    case 'refund':
      return numbered(labels.givenBack)
    case 'write_off':
      return numbered(labels.writtenOff)
    default:
      return numbered(words.kinds[kind])
  }
}

/** "Invoice INV/26-27/0001", "Payment by UPI, UTR123, with ₹100.00 TDS". */
export function lineText(line: StatementLine, currency: Currency, words: StatementWords): string {
  const { reference, tdsMinor, advanceMinor } = line
  return [
    whatText(line, words),
    ...(reference === null ? [] : [toSingleLine(reference)]),
    ...(tdsMinor > 0 ? [words.statement.withTds(formatMoney(tdsMinor, currency))] : []),
    ...(advanceMinor > 0 ? [words.statement.withAdvance(formatMoney(advanceMinor, currency))] : []),
  ].join(', ')
}

/** Returns the days until an open invoice is due, below zero those since; null of other entries. */
const daysLeft = ({ dueDate, openMinor }: StatementLine, today: PlainDate): number | null =>
  dueDate !== null && openMinor > 0 ? daysBetween(today, dueDate) : null

/** Returns the sign of a document in the account; 0 for an entry that is no document. */
const signOf = (kind: StatementKind) => (isKind(kind) ? kinds[kind].sign : 0)

const sumOf = (lines: readonly StatementLine[], wanted: (line: StatementLine) => boolean) =>
  lines.filter(wanted).reduce((sum, { minor }) => sum + minor, 0)

/** Adds up the account by kinds of entries. Received is money alone: tax that the client deducted has a sum of its own. */
export function statementSums({ lines }: StatementAccount) {
  const tdsMinor = lines.reduce((sum, line) => sum + line.tdsMinor, 0)
  return {
    chargedMinor: sumOf(lines, ({ kind }) => signOf(kind) === 1),
    receivedMinor: -sumOf(lines, ({ kind }) => kind === 'payment') - tdsMinor,
    tdsMinor,
    creditedMinor: -sumOf(lines, ({ kind }) => signOf(kind) === -1),
    refundedMinor: sumOf(lines, ({ kind }) => kind === 'refund'),
    writtenOffMinor: -sumOf(lines, ({ kind }) => kind === 'write_off'),
  }
}

/** Returns the client's debt or credit at the end. */
export function closingFact({ account }: Statement, words: StatementWords): Fact {
  const { closingMinor, currency } = account
  return {
    label: closingMinor < 0 ? words.statement.labels.inYourFavour : words.labels.balanceDue,
    value: formatMoney(Math.abs(closingMinor), currency),
  }
}

/** Returns the debt before the first day. */
export const openingFact = (
  { account }: Statement,
  { statement: { labels } }: StatementWords,
): Fact => ({
  label: labels.openingBalance,
  value: formatMoney(account.openingMinor, account.currency),
})

/** The days that it tells of: none that is still to come, though a shared one grows until its last day. */
export function toldDays({ period, today }: Pick<Statement, 'period' | 'today'>): Period {
  const { firstDay, lastDay } = period
  return { firstDay, lastDay: firstDay <= today && today < lastDay ? today : lastDay }
}

/** "Apr 1, 2026 to Apr 30, 2026". */
export function periodText(statement: Statement, words: StatementWords): string {
  const { firstDay, lastDay } = toldDays(statement)
  return words.statement.period(words.day(firstDay), words.day(lastDay))
}

const nobody: PayTo = { upiId: null, bank: null }
const noWay: WaysToPay = { upi: null, bank: null }

const endsToday = (statement: Statement) => {
  const { firstDay, lastDay } = statement.period
  return firstDay <= statement.today && statement.today <= lastDay
}

/** What is open by age. Of an account that ends before today nobody knows how old it was. */
function ageTable(statement: Statement, { statement: { labels } }: StatementWords) {
  const { ages: open = [], currency } = statement.account
  if (!endsToday(statement) || open.every((minor) => minor === 0)) return null
  return smallTable(
    ages.map((age) => labels[age]),
    0,
    [open.map((minor) => formatMoney(minor, currency))],
  )
}

/** Says how to pay an amount of the account. */
export function statementWays(
  { client, business, account: { currency } }: Statement,
  { upiId, bank }: PayTo,
  words: StatementWords,
  amountMinor: number,
): WaysToPay {
  const note = words.statementPage.payment(client.name)
  const link = upiRequestOf({
    ...{ upiId, payee: business.name, amountMinor, currency, number: '', note },
  })
  const abroad = client.country !== 'IN' || currency !== 'INR'
  return waysOf({ upiId, link, bank, currency, abroad }, words, amountMinor)
}

/** Builds the statement's view: a document's paper with account entries in place of items. */
export function statementView(statement: Statement, words: StatementWords): DocumentView {
  const { business, client, account, today, payTo = nobody } = statement
  const isToPay = endsToday(statement) && account.closingMinor > 0
  const period = toldDays(statement)
  const { currency, openingMinor, closingMinor, lines } = account
  const { day } = words
  const { labels } = words.statement
  const figure = (main: string): Figure => ({ main, beside: null })
  const money = (minor: number) => figure(formatMoney(minor, currency))
  const sums = statementSums(account)
  const [opening, closing] = [openingFact(statement, words), closingFact(statement, words)]
  const number = periodText(statement, words)
  const name = `${labels.statement} ${number}`
  let balance = openingMinor
  const rows = lines.map((line) => {
    balance += line.minor
    const left = daysLeft(line, today)
    return {
      isLate: left !== null && left < 0,
      cells: [
        figure(day(line.day)),
        {
          main: lineText(line, currency, words),
          beside: left === null ? null : words.page.due(day(line.dueDate ?? ''), left),
        },
        line.minor > 0 ? money(line.minor) : figure(''),
        line.minor > 0 ? figure('') : money(-line.minor),
        money(balance),
      ],
    }
  })
  const plain = (label: string, minor: number, sign = '') =>
    minor === 0
      ? []
      : [
          {
            label,
            figure: figure(`${sign}${formatMoney(minor, currency)}`),
            weight: 'plain' as const,
          },
        ]
  return {
    ...{ lang: words.lang, isSideBySide: words.inTurn !== undefined, number, name },
    ...{ kind: labels.statement, title: labels.statementOfAccount.toUpperCase() },
    subject: words.from(labels.statementOfAccount, business.name),
    ...{ mark: null, declaration: null, status: null, delivery: null },
    ...{ isTight: false, copy: null, terms: [] },
    seller: {
      label: words.labels.from,
      name: business.name,
      lines: sellerLines(business, words),
      logo: business.logo,
    },
    buyer: {
      label: words.labels.for,
      name: client.name,
      lines: buyerLines({ ...client, email: client.email ?? '' }, business, words),
    },
    // Its period stands in the place of its number.
    dates: [],
    headline: { label: closing.label, figure: figure(closing.value) },
    columns: [
      { label: labels.date, align: 'start' },
      { label: labels.what, align: 'start' },
      { label: labels.charged, align: 'end' },
      { label: labels.settled, align: 'end' },
      { label: labels.balance, align: 'end' },
    ],
    wide: 1,
    rows: [
      {
        isLate: false,
        cells: [
          figure(day(period.firstDay)),
          figure(opening.label),
          figure(''),
          figure(''),
          money(openingMinor),
        ],
      },
      ...rows,
    ].map((row, place) => ({ position: place + 1, ...row })),
    noRows: labels.nothing,
    ...{ taxTable: null, partTable: ageTable(statement, words) },
    totals: [
      { label: opening.label, figure: figure(opening.value), weight: 'plain' },
      ...plain(labels.invoiced, sums.chargedMinor),
      ...plain(words.labels.received, sums.receivedMinor, '−'),
      ...plain(words.labels.tds, sums.tdsMinor, '−'),
      ...plain(words.labels.credited, sums.creditedMinor, '−'),
      ...plain(labels.givenBack, sums.refundedMinor),
      ...plain(labels.writtenOff, sums.writtenOffMinor, '−'),
      { label: closing.label, figure: figure(closing.value), weight: 'total' },
    ],
    exchangeRate: null,
    words: closingMinor > 0 ? words.words(closingMinor, currency) : [],
    ...{
      endorsements: [],
      facts: [],
      pay: isToPay ? statementWays(statement, payTo, words, closingMinor) : noWay,
      signature: null,
      notes: null,
    },
    footer: footerOf(words),
  }
}
