import { formatDay } from '#domain/dates.ts'
import { product } from '#domain/product.ts'
import type { ClientInvoice } from '../client-invoice.ts'
import { Fact } from './fact.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetItems } from './sheet-items.tsx'
import { SheetTotal } from './sheet-total.tsx'

/** The invoice as its PDF shows it: paper, white in both themes. */
export function Sheet({ invoice }: { invoice: ClientInvoice }) {
  const { number, status, paymentMethod, paidDate, exchangeRate, notes } = invoice
  return (
    <article className="paper sheet" aria-label={`Invoice ${number}`}>
      <SheetHead invoice={invoice} />
      <SheetItems invoice={invoice} />
      <SheetTotal invoice={invoice} />
      <div className="sheet-facts">
        <Fact label="Payment status">{status}</Fact>
        {paymentMethod && <Fact label="Payment method">{paymentMethod}</Fact>}
        {status === 'PAID' && paidDate && <Fact label="Paid Date">{formatDay(paidDate)}</Fact>}
        {exchangeRate !== null && <Fact label="Exchange rate">US$1 = ₹{exchangeRate}</Fact>}
      </div>
      {notes !== null && (
        <div className="sheet-notes">
          <Fact label="Notes">
            <span className="lines">{notes}</span>
          </Fact>
        </div>
      )}
      <p className="sheet-foot">
        <span>
          {product.name} · {product.tagline}
        </span>
        <span>{product.supportEmail}</span>
      </p>
    </article>
  )
}
