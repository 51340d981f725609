import { formatDay, type PlainDate } from '../dates.ts'
import { buyerLines, sellerLines } from '../document/parties.ts'
import type { DocumentView } from '../document-view.ts'
import type { Figure } from '../figures.ts'
import type { Buyer, Seller } from '../invoice.ts'
import { toSingleLine } from '../lines.ts'
import { type Currency, formatMoney } from '../money.ts'
import type { Period } from '../periods.ts'
import { product } from '../product.ts'
import { amountInWords } from '../words.ts'

export const statementKinds = [
  'invoice',
  'bill_of_supply',
  'credit_note',
  'payment',
  'refund',
  'write_off',
] as const
export type StatementKind = (typeof statementKinds)[number]

/** What moved an account; amounts in minor units of its currency, above nothing what the client owes more. */
export type StatementLine = {
  day: PlainDate
  kind: StatementKind
  documentId: string | null
  number: string | null
  method: string | null
  reference: string | null
  minor: number
  /** What of it the client deducted as tax. */
  tdsMinor: number
}

/** What was owed before the first day, what moved it, and what is owed at the end of the last; below nothing is the client's. */
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
  client: Omit<Buyer, 'email'> & { id: string; email: string | null }
  account: StatementAccount
}

const kindTexts: Record<StatementKind, string> = {
  invoice: 'Invoice',
  bill_of_supply: 'Bill of supply',
  credit_note: 'Credit note',
  payment: 'Payment',
  refund: 'Given back',
  write_off: 'Written off',
}

/** "Invoice INV/26-27/0001", "Payment by UPI, UTR123, with ₹100.00 TDS". */
export function lineText(
  { kind, number, method, reference, tdsMinor }: StatementLine,
  currency: Currency,
): string {
  const about =
    kind === 'payment'
      ? [method && `by ${method}`, number && `for ${number}`].filter(Boolean).join(' ')
      : (number ?? '')
  return [
    `${kindTexts[kind]} ${about}`.trim(),
    ...(reference === null ? [] : [toSingleLine(reference)]),
    ...(tdsMinor > 0 ? [`with ${formatMoney(tdsMinor, currency)} TDS`] : []),
  ].join(', ')
}

const sumOf = (lines: readonly StatementLine[], wanted: (line: StatementLine) => boolean) =>
  lines.filter(wanted).reduce((sum, { minor }) => sum + minor, 0)

/** What the account comes to, by what moved it. */
export function statementSums({ lines }: StatementAccount) {
  return {
    chargedMinor: sumOf(lines, ({ kind }) => kind === 'invoice' || kind === 'bill_of_supply'),
    receivedMinor: -sumOf(lines, ({ kind }) => kind === 'payment'),
    creditedMinor: -sumOf(lines, ({ kind }) => kind === 'credit_note'),
    refundedMinor: sumOf(lines, ({ kind }) => kind === 'refund'),
    writtenOffMinor: -sumOf(lines, ({ kind }) => kind === 'write_off'),
  }
}

/** What a client owes at the end, or has with the seller. */
export const closingFact = ({ closingMinor, currency }: StatementAccount) => ({
  label: closingMinor < 0 ? 'In your favour' : 'Balance due',
  value: formatMoney(Math.abs(closingMinor), currency),
})

export const periodText = ({ firstDay, lastDay }: Period) =>
  `${formatDay(firstDay)} to ${formatDay(lastDay)}`

/** The statement as its readers see it: on the paper of a document, with what moved the account in the place of items. */
export function statementView({ period, business, client, account }: Statement): DocumentView {
  const { currency, openingMinor, closingMinor, lines } = account
  const figure = (main: string): Figure => ({ main, beside: null })
  const money = (minor: number) => figure(formatMoney(minor, currency))
  const sums = statementSums(account)
  const closing = closingFact(account)
  let balance = openingMinor
  const rows = lines.map((line) => {
    balance += line.minor
    return [
      figure(lineText(line, currency)),
      figure(formatDay(line.day)),
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
    language: 'en',
    ...{ kind: 'Statement', title: 'STATEMENT OF ACCOUNT', number: periodText(period) },
    name: `Statement ${periodText(period)}`,
    subject: `Statement of account from ${business.name}`,
    ...{ mark: null, copy: null, status: null, delivery: null, terms: [] },
    seller: {
      label: 'From',
      name: business.name,
      lines: sellerLines(business),
      logo: business.logo,
    },
    buyer: {
      label: 'For',
      name: client.name,
      lines: buyerLines({ ...client, email: client.email ?? '' }, business),
    },
    dates: [
      { label: 'From', value: formatDay(period.firstDay), strong: false },
      { label: 'Until', value: formatDay(period.lastDay), strong: true },
    ],
    headline: { label: closing.label, figure: figure(closing.value) },
    columns: [
      { label: figure('What'), align: 'start' },
      { label: figure('Date'), align: 'end' },
      { label: figure('Charged'), align: 'end' },
      { label: figure('Received'), align: 'end' },
      { label: figure('Balance'), align: 'end' },
    ],
    rows: [
      [
        figure('Opening balance'),
        figure(formatDay(period.firstDay)),
        figure(''),
        figure(''),
        money(openingMinor),
      ],
      ...rows,
    ].map((cells, place) => ({ position: place + 1, cells })),
    noRows: 'Nothing moved the account.',
    ...{ taxTable: null, partTable: null },
    totals: [
      { label: 'Opening balance', figure: money(openingMinor), weight: 'plain' },
      ...plain('Invoiced', sums.chargedMinor),
      ...plain('Received', sums.receivedMinor, '−'),
      ...plain('Credited', sums.creditedMinor, '−'),
      ...plain('Given back', sums.refundedMinor),
      ...plain('Written off', sums.writtenOffMinor, '−'),
      { label: closing.label, figure: figure(closing.value), weight: 'total' },
    ],
    exchangeRate: null,
    words: closingMinor > 0 ? [amountInWords(closingMinor, currency)] : [],
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
