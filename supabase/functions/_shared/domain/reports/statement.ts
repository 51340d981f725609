import { toSingleLine } from '../characters/lines.ts'
import type { PlainDate } from '../dates.ts'
import type { Buyer, DocumentLanguage, Seller } from '../document/invoice.ts'
import { kindNames } from '../document/kind-questions.ts'
import { isKind, kinds, kindsWith } from '../document/kinds.ts'
import { buyerLines, sellerLines } from '../document/view/parties.ts'
import type { DocumentView, Fact } from '../document/view/viewed.ts'
import type { Spoken } from '../language/english.ts'
import { englishStatement, type StatementWords } from '../language/statement-words.ts'
import { tongueOf } from '../language/tongue.ts'
import { type Currency, type Figure, formatMoney } from '../money.ts'
import type { Period } from '../periods.ts'
import { product } from '../product.ts'

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
}

/** The opening debt, the entries, and the closing debt; below zero the seller owes the client. */
export type StatementAccount = {
  currency: Currency
  openingMinor: number
  closingMinor: number
  lines: StatementLine[]
}

/** The account of a client between two days, one for each currency. */
export type Statement = {
  period: Period
  business: Seller
  /** Its language is that of the statement, since none is issued. */
  client: Omit<Buyer, 'email'> & { id: string; email: string | null; language: DocumentLanguage }
  account: StatementAccount
}

/** The statement texts of a language. */
const wordsOf = ({ statement = englishStatement }: Spoken): StatementWords => statement

function whatText({ kind, number, method }: StatementLine, tongue: Spoken): string {
  const words = wordsOf(tongue)
  const numbered = (what: string) => `${what} ${number ?? ''}`.trim()
  switch (kind) {
    case 'payment':
      return words.payment(method, number)
    case 'refund':
      return numbered(words.say('Given back'))
    case 'write_off':
      return numbered(words.say('Written off'))
    default:
      return numbered(tongue.say(kindNames[kind]))
  }
}

/** "Invoice INV/26-27/0001", "Payment by UPI, UTR123, with ₹100.00 TDS". */
export function lineText(line: StatementLine, currency: Currency, tongue: Spoken): string {
  const { reference, tdsMinor } = line
  return [
    whatText(line, tongue),
    ...(reference === null ? [] : [toSingleLine(reference)]),
    ...(tdsMinor > 0 ? [wordsOf(tongue).withTds(formatMoney(tdsMinor, currency))] : []),
  ].join(', ')
}

/** Returns the sign of a document in the account; 0 for an entry that is no document. */
const signOf = (kind: StatementKind) => (isKind(kind) ? kinds[kind].sign : 0)

const sumOf = (lines: readonly StatementLine[], wanted: (line: StatementLine) => boolean) =>
  lines.filter(wanted).reduce((sum, { minor }) => sum + minor, 0)

/** Adds up the account by kinds of entries. */
export function statementSums({ lines }: StatementAccount) {
  return {
    chargedMinor: sumOf(lines, ({ kind }) => signOf(kind) === 1),
    receivedMinor: -sumOf(lines, ({ kind }) => kind === 'payment'),
    creditedMinor: -sumOf(lines, ({ kind }) => signOf(kind) === -1),
    refundedMinor: sumOf(lines, ({ kind }) => kind === 'refund'),
    writtenOffMinor: -sumOf(lines, ({ kind }) => kind === 'write_off'),
  }
}

/** Returns the client's debt or credit at the end. */
export function closingFact({ account, client }: Statement): Fact {
  const { closingMinor, currency } = account
  const tongue = tongueOf(client)
  return {
    label: closingMinor < 0 ? wordsOf(tongue).say('In your favour') : tongue.say('Balance due'),
    value: formatMoney(Math.abs(closingMinor), currency),
  }
}

/** Returns the debt before the first day. */
export const openingFact = ({ account, client }: Statement): Fact => ({
  label: wordsOf(tongueOf(client)).say('Opening balance'),
  value: formatMoney(account.openingMinor, account.currency),
})

/** "Apr 1, 2026 to Apr 30, 2026". */
export const periodText = ({ firstDay, lastDay }: Period, tongue: Spoken): string =>
  wordsOf(tongue).period(tongue.day(firstDay), tongue.day(lastDay))

/** The statement as its readers see it: on the paper of a document, with what moved the account in the place of items. */
export function statementView(statement: Statement): DocumentView {
  const { period, business, client, account } = statement
  const { currency, openingMinor, closingMinor, lines } = account
  const tongue = tongueOf(client)
  const { day } = tongue
  const { say } = wordsOf(tongue)
  const figure = (main: string): Figure => ({ main, beside: null })
  const money = (minor: number) => figure(formatMoney(minor, currency))
  const sums = statementSums(account)
  const [opening, closing] = [openingFact(statement), closingFact(statement)]
  const number = periodText(period, tongue)
  const name = `${say('Statement')} ${number}`
  let balance = openingMinor
  const rows = lines.map((line) => {
    balance += line.minor
    return [
      figure(lineText(line, currency, tongue)),
      figure(day(line.day)),
      line.minor > 0 ? money(line.minor) : figure(''),
      line.minor > 0 ? figure('') : money(-line.minor),
      money(balance),
    ]
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
    language: client.language,
    ...{ kind: say('Statement'), title: say('Statement of account').toUpperCase(), number, name },
    subject: tongue.from(say('Statement of account'), business.name),
    ...{ mark: null, declaration: null, copy: null, status: null, delivery: null, terms: [] },
    seller: {
      label: tongue.say('From'),
      name: business.name,
      lines: sellerLines(business, tongue),
      logo: business.logo,
    },
    buyer: {
      label: tongue.say('For'),
      name: client.name,
      lines: buyerLines({ ...client, email: client.email ?? '' }, business, tongue),
    },
    dates: [
      { label: say('From'), value: day(period.firstDay), strong: false },
      { label: say('Until'), value: day(period.lastDay), strong: true },
    ],
    headline: { label: closing.label, figure: figure(closing.value) },
    columns: [
      { label: figure(say('What')), align: 'start' },
      { label: figure(say('Date')), align: 'end' },
      { label: figure(say('Charged')), align: 'end' },
      { label: figure(say('Received')), align: 'end' },
      { label: figure(say('Balance')), align: 'end' },
    ],
    rows: [
      [
        figure(opening.label),
        figure(day(period.firstDay)),
        figure(''),
        figure(''),
        money(openingMinor),
      ],
      ...rows,
    ].map((cells, place) => ({ position: place + 1, cells })),
    noRows: say('Nothing moved the account.'),
    ...{ taxTable: null, partTable: null },
    totals: [
      { label: opening.label, figure: figure(opening.value), weight: 'plain' },
      ...plain(say('Invoiced'), sums.chargedMinor),
      ...plain(tongue.say('Received'), sums.receivedMinor, '−'),
      ...plain(tongue.say('Credited'), sums.creditedMinor, '−'),
      ...plain(say('Given back'), sums.refundedMinor),
      ...plain(say('Written off'), sums.writtenOffMinor, '−'),
      { label: closing.label, figure: figure(closing.value), weight: 'total' },
    ],
    exchangeRate: null,
    words: closingMinor > 0 ? tongue.words(closingMinor, currency) : [],
    ...{
      endorsements: [],
      facts: [],
      pay: { upi: null, bank: null },
      signature: null,
      notes: null,
    },
    footer: [`${product.name} · ${product.tagline}`, product.supportEmail],
  }
}

/** "Statement_Kaveri-Interiors_2026-04-01_2026-04-30.pdf". */
export const statementFileName = ({ client, period, account }: Statement): string => {
  const name = client.name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const own = account.currency === 'INR' ? [] : [account.currency]
  return `${['Statement', name || 'client', ...own, period.firstDay, period.lastDay].join('_')}.pdf`
}
