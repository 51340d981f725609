import { formatMoney } from '#domain/money.ts'
import { usePageWords } from '../page-words.ts'
import type { ClientStatement } from './client-statement.ts'
import { statementWords, toldIn, toldOnce } from './statement-words.ts'

/** The one thing a client came for: the balance until today, and how old it is. */
export function Balance({ statement }: { statement: ClientStatement }) {
  const words = usePageWords()
  const told = toldIn(words)
  const { todayMinor, ages, account, period, today } = statement
  // Money that came since is in the balance of today alone.
  const isPast = period.lastDay < today
  const { currency, closingMinor } = account
  const { labels } = statementWords(words).statement
  const late = ages.slice(1).some((minor) => minor > 0)
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
      {late && (
        <dl className="ages" aria-label={toldOnce(told, (said) => said.open)}>
          {ages.map(
            (minor, at) =>
              minor > 0 && (
                <div key={told[0]?.statementPage.ages[at]} className={at > 0 ? 'late' : undefined}>
                  <dt className="meta">{toldOnce(told, (said) => said.ages[at] ?? '')}</dt>
                  <dd>{formatMoney(minor, currency)}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  )
}
