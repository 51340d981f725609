import { formatMoney } from '#domain/money.ts'
import { ages } from '#domain/reports/ages.ts'
import { usePageWords } from '../page-words.ts'
import type { ClientStatement } from './client-statement.ts'
import { statementWords, toldIn } from './statement-words.ts'

/** The one thing a client came for: the balance until today, and how old it is. */
export function Balance({ statement }: { statement: ClientStatement }) {
  const words = usePageWords()
  const told = toldIn(words)
  const { todayMinor, account, period, today } = statement
  // Money that came since is in the balance of today alone.
  const isPast = period.lastDay < today
  const { currency, closingMinor } = account
  const { labels } = statementWords(words).statement
  const open = account.ages ?? []
  // A statement until today has them on its sheet.
  const isTold = isPast && open.slice(1).some((minor) => minor > 0)
  return (
    <div className="due">
      <div className="due-head">
        <span className="meta">
          {todayMinor < 0 ? labels.inYourFavour : words.labels.balanceDue}
        </span>
      </div>
      <div className="amount-xl">{formatMoney(Math.abs(todayMinor), currency)}</div>
      {told.map(({ lang, day, statementPage: said }) => (
        <p key={lang} lang={lang} className="meta due-part">
          {said.untilToday(day(today))}
          {isPast &&
            closingMinor !== todayMinor &&
            ` · ${said.onLastDay(day(period.lastDay), formatMoney(closingMinor, currency))}`}
        </p>
      ))}
      {isTold && (
        <dl className="ages">
          {ages.map(
            (age, at) =>
              (open[at] ?? 0) > 0 && (
                <div key={age} className={at > 0 ? 'late' : undefined}>
                  <dt className="meta">{labels[age]}</dt>
                  <dd>{formatMoney(open[at] ?? 0, currency)}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  )
}
