import * as v from 'valibot'
import type { Mail } from '#api/mail/mailer.ts'
import { toCamel } from '#data/names.ts'
import { toSingleLine } from '#domain/characters/lines.ts'
import { smallTable } from '#domain/document/view/small-table.ts'
import { fact } from '#domain/mail/letter.ts'
import { currencies, formatMoney } from '#domain/money.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { newsMail, type Owner, toOwner, typed } from './to-owner.ts'

/** The figures of one month, in paise. */
const monthFigures = v.pipe(
  v.object({
    invoices: v.number(),
    invoiced_minor: v.number(),
    credited_minor: v.number(),
    received_minor: v.number(),
  }),
  v.transform(toCamel),
)

/** A month in the seller's business. */
const summaryNews = v.pipe(
  v.object({
    name: v.string(),
    business_name: v.string(),
    /** Its first day. */
    month: v.string(),
    figures: monthFigures,
    before: monthFigures,
    /** Today, in paise. */
    owed: v.pipe(
      v.object({
        minor: v.number(),
        ahead_minor: v.number(),
        late_30_minor: v.number(),
        late_60_minor: v.number(),
        late_90_minor: v.number(),
        /** All of more than sixty days. */
        older_minor: v.number(),
        overdue: v.number(),
        without_rate: v.number(),
      }),
      v.transform((owed) => ({
        minor: owed.minor,
        // Not due yet, then up to 30, 60, 90 and more days late.
        ages: [
          owed.ahead_minor,
          owed.late_30_minor,
          owed.late_60_minor,
          owed.late_90_minor,
          owed.older_minor - owed.late_90_minor,
        ],
        overdue: owed.overdue,
        withoutRate: owed.without_rate,
      })),
    ),
    /** The invoices that are overdue longest; balances are minor units of their currency. */
    oldest: v.array(
      v.pipe(
        v.object({
          number: v.string(),
          client_name: v.string(),
          days_late: v.number(),
          currency: v.picklist(currencies),
          balance_minor: v.number(),
        }),
        v.transform(toCamel),
      ),
    ),
  }),
  v.transform(toCamel),
)
type SummaryNews = v.InferOutput<typeof summaryNews>

const rupees = (minor: number) => formatMoney(minor, 'INR')

/** The mail that tells it, on the first of the next month. */
function summaryMail(news: SummaryNews, owner: Owner): Mail {
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

export const summary = toOwner(summaryNews, summaryMail)
