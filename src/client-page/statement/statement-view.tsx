import { useEffect } from 'react'
import { formatDay } from '#domain/dates.ts'
import { product } from '#domain/product.ts'
import { type Statement, statementView } from '#domain/reports/statement.ts'
import { todayInIndia } from '../../lib/today.ts'
import { Amount } from '../../sheet/amount.tsx'
import { Sheet } from '../../sheet/sheet.tsx'
import { noteView } from '../note-view.ts'
import { DownloadLink } from '../pay/download-link.tsx'
import { sellerMail } from '../pay/seller-mail.ts'
import { statementWords as said } from './statement-words.ts'

/** What is open at the end, the PDF, and the statement itself. */
export function StatementView({ token, statement }: { token: string; statement: Statement }) {
  const view = statementView(statement)
  const { seller, headline, name } = view
  useEffect(() => {
    document.title = `${name} ${said.from(seller.name)}`
  }, [name, seller.name])

  useEffect(() => {
    noteView(token)
  }, [token])

  return (
    <>
      <header className="page-head">
        <h1 tabIndex={-1}>
          {name} <span className="page-from">{said.from(seller.name)}</span>
        </h1>
      </header>
      <main className="page-main">
        <section className="panel" aria-label={said.account}>
          <div className="due">
            <div className="due-head">
              <span className="meta">{headline.label}</span>
            </div>
            <div className="amount-xl">
              <Amount figure={headline.figure} />
            </div>
            <p className="meta due-part">
              {said.asOf(formatDay(statement.period.lastDay), formatDay(todayInIndia()))}
            </p>
          </div>
          <div className="actions">
            <DownloadLink token={token} file="statement" />
          </div>
        </section>
        <Sheet view={view} />
      </main>
      <footer className="page-foot">
        <p>
          {said.questions} <a href={sellerMail(statement, name)}>{statement.business.email}</a>
        </p>
        <p>
          {said.madeWith[0]}
          <a href="/">{product.name}</a>
          {said.madeWith[1]}
        </p>
      </footer>
    </>
  )
}
