import { monthName, type PlainDate } from '#domain/dates.ts'
import { smallTable } from '#domain/document/small-table.ts'
import { fact } from '#domain/letter.ts'
import { toSingleLine } from '#domain/lines.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { formatPeriod, shiftPeriod } from '#domain/periods.ts'
import { newsMail, typed } from './compose.ts'
import type { Mail } from './mailer.ts'

/** Of one month, in paise. */
export type MonthFigures = {
  invoices: number
  invoicedMinor: number
  creditedMinor: number
  receivedMinor: number
}

/** What a month was for its seller; `month` is its first day. */
export type SummaryNews = {
  name: string
  businessName: string
  month: PlainDate
  figures: MonthFigures
  before: MonthFigures
  /** Today, in paise: not due yet, then up to 30, up to 60 and more days late. */
  owed: { minor: number; ages: number[]; overdue: number; withoutRate: number }
  /** The invoices that are overdue longest; balances are minor units of their currency. */
  oldest: {
    number: string
    clientName: string
    daysLate: number
    currency: Currency
    balanceMinor: number
  }[]
}

const rupees = (minor: number) => formatMoney(minor, 'INR')

const ages = ['Of it not due yet', '1 to 30 days late', '31 to 60 days late', 'Later still']

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** "3 invoices are", "1 invoice is". */
const invoicesAre = (count: number) => (count === 1 ? '1 invoice is' : `${count} invoices are`)

/** The mail that tells it, on the first of the next month. */
export function summaryMail(news: SummaryNews, to: string, appUrl: string): Mail {
  const { month, figures, before, owed, oldest } = news
  const name = formatPeriod('month', month)
  const past = monthName(shiftPeriod('month', month, -1))
  const beside = (now: number, then: number) => `${rupees(now)} (${past}: ${rupees(then)})`
  const credited = figures.creditedMinor + before.creditedMinor > 0
  const chase =
    owed.overdue > 0
      ? `${invoicesAre(owed.overdue)} overdue. A reminder takes a minute.`
      : 'Nothing is overdue.'
  return newsMail(
    {
      subject: `${name}: ${rupees(figures.invoicedMinor)} invoiced, ${rupees(figures.receivedMinor)} received`,
      words: `Hello ${typed(news.name)},\n\nthis is what ${name} was for ${typed(news.businessName)}. ${chase}`,
      title: name,
      figure: { label: 'Invoiced', value: rupees(figures.invoicedMinor) },
      facts: [
        fact(`Invoiced in ${past}`, rupees(before.invoicedMinor)),
        fact('Invoices', `${figures.invoices} (${past}: ${before.invoices})`),
        fact('Received', beside(figures.receivedMinor, before.receivedMinor)),
        ...(credited
          ? [fact('Credited', beside(figures.creditedMinor, before.creditedMinor))]
          : []),
        fact('Owed to you today', rupees(owed.minor)),
        ...ages.flatMap((label, at) => {
          const minor = owed.ages[at] ?? 0
          return minor > 0 ? [fact(label, rupees(minor))] : []
        }),
        ...(owed.withoutRate > 0
          ? [fact('In no sum', `${invoicesAre(owed.withoutRate)} without an exchange rate`)]
          : []),
      ],
      ...(oldest.length > 0 && {
        table: smallTable(
          ['Invoice', 'Client', 'Late', 'Balance'],
          2,
          oldest.map((invoice) => [
            invoice.number,
            typed(invoice.clientName),
            days(invoice.daysLate),
            formatMoney(invoice.balanceMinor, invoice.currency),
          ]),
        ),
      }),
      button:
        owed.overdue > 0
          ? { label: 'See what is overdue', url: `${appUrl}/invoices?status=OVERDUE` }
          : { label: 'Open the dashboard', url: `${appUrl}/dashboard` },
    },
    to,
    toSingleLine(news.businessName),
  )
}
