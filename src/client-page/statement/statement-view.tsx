import { useEffect } from 'react'
import { product } from '#domain/product.ts'
import { type Statement, statementView } from '#domain/reports/statement.ts'
import { todayInIndia } from '../../lib/today.ts'
import { Amount } from '../../sheet/amount.tsx'
import { Sheet } from '../../sheet/sheet.tsx'
import { noteView } from '../note-view.ts'
import { usePageWords } from '../page-words.ts'
import { DownloadLink } from '../pay/download-link.tsx'
import { sellerMail } from '../pay/seller-mail.ts'
import { statementWords, toldIn, toldOnce } from './statement-words.ts'

/** The closing balance and the PDF, above the statement itself. */
export function StatementView({ token, statement }: { token: string; statement: Statement }) {
  const words = usePageWords()
  const view = statementView(statement, statementWords(words))
  const { seller, headline, name } = view
  const told = toldIn(words)
  const from = words.page.from(seller.name)
  useEffect(() => {
    document.title = `${name} ${from}`
  }, [name, from])

  useEffect(() => {
    noteView(token)
  }, [token])

  return (
    <>
      <header className="page-head">
        <h1 tabIndex={-1}>
          {name} <span className="page-from">{from}</span>
        </h1>
      </header>
      <main className="page-main">
        <section className="panel" aria-label={toldOnce(told, ({ account }) => account)}>
          <div className="due">
            <div className="due-head">
              <span className="meta">{headline.label}</span>
            </div>
            <div className="amount-xl">
              <Amount figure={headline.figure} />
            </div>
            {told.map(({ lang, day, statementPage: said }) => (
              <p key={lang} lang={lang} className="meta due-part">
                {said.asOf(day(statement.period.lastDay), day(todayInIndia()))}
              </p>
            ))}
          </div>
          <div className="actions">
            <DownloadLink token={token} file="statement" />
          </div>
        </section>
        <Sheet view={view} />
      </main>
      <footer className="page-foot">
        <p>
          {toldOnce([...told].reverse(), ({ questions }) => questions)}{' '}
          <a href={sellerMail(statement, name)}>{statement.business.email}</a>
        </p>
        <p>
          {words.page.madeWith[0]}
          <a href="/">{product.name}</a>
          {words.page.madeWith[1]}
        </p>
      </footer>
    </>
  )
}
