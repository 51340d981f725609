import { daysBetween } from '#domain/dates.ts'
import { isBill, isHeld, isNote } from '#domain/document/kind-questions.ts'
import { askedOf } from '#domain/document/settlement.ts'
import { isCreditedInFull } from '#domain/document/standing.ts'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { formatMoney } from '#domain/money.ts'
import { standingTone } from '../../lib/format.ts'
import { todayInIndia } from '../../lib/today.ts'
import { Amount } from '../../sheet/amount.tsx'
import type { ClientInvoice } from '../client-invoice.ts'
import { Icon } from '../icon.tsx'
import { usePageWords } from '../page-words.ts'
import type { PageWords } from '../words.ts'
import { DownloadLink } from './download-link.tsx'

interface DueProps {
  token: string
  invoice: ClientInvoice
  view: DocumentView
}

/** One line for an invoice with nothing due, or for a note. */
function doneLine(invoice: ClientInvoice, { page: words, day }: PageWords) {
  const { original, settled, paidDate, paymentMethod } = invoice
  if (isNote(invoice)) return original && words.against(original.kind, original.number)
  if (isCreditedInFull(invoice)) return words.creditedInFull
  if (settled.minor === 0) return null
  return words.paid(paidDate && day(paidDate), paymentMethod || null)
}

/** The one thing a client came for: how much, until when; or that it is paid. */
export function Due({ token, invoice, view: { headline, status: shown, dates } }: DueProps) {
  const { status, total, settled, tdsMinor, balance, currency, dueDate, estimate } = invoice
  const paid = balance.minor === 0
  const asked = askedOf(invoice, balance.minor)
  const spoken = usePageWords()
  const { page: words } = spoken
  const done = doneLine(invoice, spoken)
  return (
    <div className="due">
      <div className="due-head">
        <span className="meta">{headline.label}</span>
        {shown && <span className={`badge ${standingTone(shown.status)}`}>{shown.value}</span>}
      </div>
      <div className="amount-xl">
        <Amount figure={headline.figure} />
      </div>
      {estimate?.state === 'converted' && <p className="due-line">{words.labels.converted}</p>}
      {paid ? (
        done && (
          <p className="due-line paid">
            <Icon name="check" />
            {done}
          </p>
        )
      ) : isHeld(invoice) ? (
        dates
          .filter(({ strong }) => strong)
          .map(({ label, value }) => (
            <p key={label} className="due-line">
              {label}: {value}
            </p>
          ))
      ) : (
        <p className={status === 'OVERDUE' ? 'due-line overdue' : 'due-line'}>
          {asked < balance.minor && `${formatMoney(asked, currency)} · `}
          {words.due(spoken.day(dueDate), daysBetween(todayInIndia(), dueDate))}
        </p>
      )}
      {!paid && settled.minor > 0 && (
        <p className="meta due-part">
          {words.part(
            formatMoney(settled.minor, currency),
            formatMoney(total.minor, currency),
            tdsMinor > 0,
          )}
        </p>
      )}
      {settled.minor > 0 && isBill(invoice) && <DownloadLink token={token} file="receipt" />}
    </div>
  )
}
