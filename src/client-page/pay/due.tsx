import { formatDay } from '#domain/dates.ts'
import { amountTexts, statusTone } from '../../lib/format.ts'
import { todayInIndia } from '../../lib/today.ts'
import { ClientAmount } from '../client-amount.tsx'
import type { ClientInvoice } from '../client-invoice.ts'
import { Icon } from '../icon.tsx'
import { dueLine } from './due-line.ts'

/** The one thing a client came for: how much, until when; or that it is paid. */
export function Due({ invoice }: { invoice: ClientInvoice }) {
  const { status, total, settled, tdsMinor, balance, currency, dueDate, paidDate, paymentMethod } =
    invoice
  const paid = balance.minor === 0
  return (
    <div className="due">
      <div className="due-head">
        <span className="meta">{paid ? 'Paid in full' : 'Balance due'}</span>
        <span className={`badge ${statusTone(status)}`}>{status}</span>
      </div>
      <div className="amount-xl">
        <ClientAmount amount={paid ? total : balance} currency={currency} />
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
          {amountTexts(settled, currency).main} of {amountTexts(total, currency).main}{' '}
          {tdsMinor > 0 ? 'settled' : 'received'}
        </p>
      )}
    </div>
  )
}
