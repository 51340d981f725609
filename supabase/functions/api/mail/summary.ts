import type { PlainDate } from '#domain/dates.ts'
import { smallTable } from '#domain/document/small-table.ts'
import { fact } from '#domain/letter.ts'
import { toSingleLine } from '#domain/lines.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { shiftPeriod } from '#domain/periods.ts'
import type { Mail } from './mailer.ts'
import { newsMail, type Owner, typed } from './news.ts'

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

/** The mail that tells it, on the first of the next month. */
export function summaryMail(news: SummaryNews, owner: Owner): Mail {
  const { words, appUrl } = owner
  const { month, figures, before, owed, oldest } = news
  const name = words.month(month)
  const past = words.monthName(shiftPeriod('month', month, -1))
  const beside = (now: number, then: number) => `${rupees(now)} (${past}: ${rupees(then)})`
  const credited = figures.creditedMinor + before.creditedMinor > 0
  const chase = owed.overdue > 0 ? words.overdue(owed.overdue) : words.nothingOverdue
  return newsMail(owner, toSingleLine(news.businessName), {
    subject: words.summarySubject(
      name,
      rupees(figures.invoicedMinor),
      rupees(figures.receivedMinor),
    ),
    words: `${words.hello(typed(words, news.name))}\n\n${words.summary(name, typed(words, news.businessName))} ${chase}`,
    title: name,
    figure: { label: words.invoiced, value: rupees(figures.invoicedMinor) },
    facts: [
      fact(words.invoicedIn(past), rupees(before.invoicedMinor)),
      fact(words.invoices, `${figures.invoices} (${past}: ${before.invoices})`),
      fact(words.received, beside(figures.receivedMinor, before.receivedMinor)),
      ...(credited
        ? [fact(words.credited, beside(figures.creditedMinor, before.creditedMinor))]
        : []),
      fact(words.owed, rupees(owed.minor)),
      ...words.ages.flatMap((label, at) => {
        const minor = owed.ages[at] ?? 0
        return minor > 0 ? [fact(label, rupees(minor))] : []
      }),
      ...(owed.withoutRate > 0 ? [fact(words.inNoSum, words.withoutRate(owed.withoutRate))] : []),
    ],
    ...(oldest.length > 0 && {
      table: smallTable(
        words.columns,
        2,
        oldest.map((invoice) => [
          invoice.number,
          typed(words, invoice.clientName),
          words.daysLate(invoice.daysLate),
          formatMoney(invoice.balanceMinor, invoice.currency),
        ]),
      ),
    }),
    button:
      owed.overdue > 0
        ? { label: words.seeOverdue, url: `${appUrl}/invoices?status=OVERDUE` }
        : { label: words.openDashboard, url: `${appUrl}/dashboard` },
  })
}
