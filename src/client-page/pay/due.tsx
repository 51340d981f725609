import { formatDay } from '#domain/dates.ts'
import type { DocumentView } from '#domain/document-view.ts'
import { isNote, kindWord } from '#domain/kind.ts'
import { formatMoney } from '#domain/money.ts'
import { askedOf } from '#domain/totals.ts'
import { standingTone } from '../../lib/format.ts'
import { todayInIndia } from '../../lib/today.ts'
import { Amount } from '../../sheet/amount.tsx'
import type { ClientInvoice } from '../client-invoice.ts'
import { Icon } from '../icon.tsx'
import { DownloadLink } from './download-link.tsx'
import { dueLine } from './due-line.ts'

interface DueProps {
  token: string
  invoice: ClientInvoice
  view: DocumentView
}

/** What became of an invoice of which nothing is due, or of a note; nothing where it was credited in full. */
function doneLine(invoice: ClientInvoice) {
  const { original, settled, paidDate, paymentMethod } = invoice
  if (isNote(invoice)) return original && `Against ${kindWord(original)} ${original.number}`
  if (settled.minor === 0) return null
  const paid = paidDate ? `Paid on ${formatDay(paidDate)}` : 'Paid'
  return paymentMethod ? `${paid} by ${paymentMethod}` : paid
}

/** The one thing a client came for: how much, until when; or that it is paid. */
export function Due({ token, invoice, view: { headline, status: shown } }: DueProps) {
  const { status, total, settled, tdsMinor, balance, currency, dueDate } = invoice
  const paid = balance.minor === 0
  const asked = askedOf(invoice, balance.minor)
  const done = doneLine(invoice)
  return (
    <div className="due">
      <div className="due-head">
        <span className="meta">{headline.label}</span>
        {shown && <span className={`badge ${standingTone(status)}`}>{status}</span>}
      </div>
      <div className="amount-xl">
        <Amount figure={headline.figure} />
      </div>
      {paid ? (
        done && (
          <p className="due-line paid">
            <Icon name="check" />
            {done}
          </p>
        )
      ) : (
        <p className={status === 'OVERDUE' ? 'due-line overdue' : 'due-line'}>
          {asked < balance.minor && `${formatMoney(asked, currency)} · `}
          {dueLine(dueDate, todayInIndia())}
        </p>
      )}
      {!paid && settled.minor > 0 && (
        <p className="meta due-part">
          {formatMoney(settled.minor, currency)} of {formatMoney(total.minor, currency)}{' '}
          {tdsMinor > 0 ? 'settled' : 'received'}
        </p>
      )}
      {settled.minor > 0 && !isNote(invoice) && <DownloadLink token={token} file="receipt" />}
    </div>
  )
}
