import { useEffect } from 'react'
import { asksMoney } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'
import { documentView } from '#domain/document/view/document-view.ts'
import { product } from '#domain/product.ts'
import { Sheet } from '../sheet/sheet.tsx'
import type { ClientInvoice } from './client-invoice.ts'
import { EstimateSlot } from './estimate/estimate-slot.tsx'
import { noteView } from './note-view.ts'
import { usePageWords } from './page-words.ts'
import { DownloadLink } from './pay/download-link.tsx'
import { PaymentPanel } from './pay/payment-panel.tsx'
import { sellerMail } from './pay/seller-mail.ts'

interface InvoiceViewProps {
  token: string
  invoice: ClientInvoice
  onClaimed: (reference: string) => void
}

/** The amount due and the ways to pay it, above the invoice itself. */
export function InvoiceView({ token, invoice, onClaimed }: InvoiceViewProps) {
  const spoken = usePageWords()
  const { page: words } = spoken
  const view = documentView(invoice, spoken)
  const { name, subject, seller } = view
  useEffect(() => {
    document.title = subject
  }, [subject])

  // Runs when it is painted; the database counts a token once a minute at most.
  useEffect(() => {
    noteView(token)
  }, [token])

  return (
    <>
      <header className="page-head">
        <h1 tabIndex={-1}>
          {name} <span className="page-from">{words.from(seller.name)}</span>
        </h1>
      </header>
      <main className="page-main">
        {kinds[invoice.kind].answerable ? (
          <section className="panel" aria-label={words.labels.estimate}>
            <EstimateSlot {...{ token, invoice, view }} />
            <div className="claim-buttons">
              <DownloadLink token={token} file="pdf" />
            </div>
          </section>
        ) : (
          <PaymentPanel {...{ token, invoice, view, onClaimed }} />
        )}
        <Sheet view={view} />
      </main>
      <footer className="page-foot">
        <p>
          {words.questions(invoice.kind)}{' '}
          <a href={sellerMail(invoice, name)}>{invoice.business.email}</a>
        </p>
        {asksMoney(invoice) && <p>{words.straight(seller.name)}</p>}
        <p>
          {words.madeWith[0]}
          <a href="/">{product.name}</a>
          {words.madeWith[1]}
        </p>
      </footer>
    </>
  )
}
