import { useEffect } from 'react'
import { product } from '#domain/product.ts'
import { statementView } from '#domain/reports/statement.ts'
import { Sheet } from '../../sheet/sheet.tsx'
import { StatementEntry } from '../../sheet/statement-entry.tsx'
import { noteView } from '../note-view.ts'
import { usePageWords } from '../page-words.ts'
import { DownloadLink } from '../pay/download-link.tsx'
import { sellerMail } from '../pay/seller-mail.ts'
import { useLater } from '../use-later.ts'
import { Balance } from './balance.tsx'
import type { ClientStatement } from './client-statement.ts'
import { statementWords, toldIn, toldOnce } from './statement-words.ts'
import '../styles/statement.css'

const loadPaying = () => import('./paying.tsx')

/** The balance of today, how to pay it and the PDF, above the statement itself. */
export function StatementView({ token, statement }: { token: string; statement: ClientStatement }) {
  const words = usePageWords()
  const view = statementView(statement, statementWords(words))
  const { seller, name } = view
  const { tokens, todayMinor, account } = statement
  const told = toldIn(words)
  const from = words.page.from(seller.name)
  const later = useLater(loadPaying)
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
        <section className="panel" aria-label={toldOnce(told, (said) => said.account)}>
          <Balance statement={statement} />
          {todayMinor > 0 && later && later !== 'lost' && <later.Paying statement={statement} />}
          <div className="actions">
            <DownloadLink token={token} file="statement" />
          </div>
        </section>
        <Sheet
          view={view}
          textOf={(position, text) => {
            // The first row is the opening balance.
            const token = tokens[position - 2]
            const entry = <StatementEntry text={text} line={account.lines[position - 2]} />
            // That of an invoice leads to its page.
            return token ? <a href={`/i/${token}`}>{entry}</a> : entry
          }}
        />
      </main>
      <footer className="page-foot">
        <p>
          {toldOnce([...told].reverse(), ({ questions }) => questions)}{' '}
          <a href={sellerMail(statement, name)}>{statement.business.email}</a>
        </p>
        {todayMinor > 0 && <p>{words.page.straight(seller.name)}</p>}
        <p>
          {words.page.madeWith[0]}
          <a href="/">{product.name}</a>
          {words.page.madeWith[1]}
        </p>
      </footer>
    </>
  )
}
