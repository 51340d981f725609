import { formatDay } from '#domain/dates.ts'
import type { DocumentView } from '#domain/document-view.ts'
import { formatMoney } from '#domain/money.ts'
import { standingTone } from '../../lib/format.ts'
import { todayInIndia } from '../../lib/today.ts'
import { Amount } from '../../sheet/amount.tsx'
import type { ClientInvoice } from '../client-invoice.ts'
import { Icon } from '../icon.tsx'
import { dueLine } from './due-line.ts'

interface DueProps {
  invoice: ClientInvoice
  view: DocumentView
}

/** The one thing a client came for: how much, until when; or that it is paid. */
export function Due({ invoice, view: { headline } }: DueProps) {
  const { status, total, settled, tdsMinor, balance, currency, dueDate, paidDate, paymentMethod } =
    invoice
  const paid = balance.minor === 0
  return (
    <div className="due">
      <div className="due-head">
        <span className="meta">{headline.label}</span>
        <span className={`badge ${standingTone(status)}`}>{status}</span>
      </div>
      <div className="amount-xl">
        <Amount figure={headline.figure} />
      </div>
      {paid ? (
        <p className="due-line paid">
          <Icon name="check" />
          {paidDate ? `Paid on ${formatDay(paidDate)}` : 'Paid'}
          {paymentMethod && ` by ${paymentMethod}`}
        </p>
      ) : (
        <p className={status === 'OVERDUE' ? 'due-line overdue' : 'due-line'}>
          {dueLine(dueDate, todayInIndia())}
        </p>
      )}
      {!paid && settled.minor > 0 && (
        <p className="meta due-part">
          {formatMoney(settled.minor, currency)} of {formatMoney(total.minor, currency)}{' '}
          {tdsMinor > 0 ? 'settled' : 'received'}
        </p>
      )}
    </div>
  )
}
