import { useEffect, useRef, useState } from 'react'
import { dayInIndia, formatDay } from '#domain/dates.ts'
import type { DocumentView } from '#domain/document-view.ts'
import type { EstimateState } from '#domain/estimate.ts'
import { Amount } from '../../sheet/amount.tsx'
import type { ClientInvoice } from '../client-invoice.ts'
import { AnswerForm } from './answer-form.tsx'

const badges: Partial<Record<EstimateState, string>> = {
  sent: 'yellow',
  accepted: 'green',
  converted: 'green',
  declined: 'red',
}

/** What became of it, for whoever holds the link. */
function stateText({ estimate, dueDate, business }: ClientInvoice): string {
  if (!estimate) return ''
  const day = formatDay(dueDate)
  if (estimate.state === 'sent') return `Valid until ${day}`
  if (estimate.state === 'expired') {
    return `It was valid until ${day} and cannot be answered here any more. Please ask ${business.name} for a new one.`
  }
  if (estimate.state === 'converted') return `${business.name} has made the invoice of it.`
  const by = estimate.name === null ? '' : ` by ${estimate.name}`
  const on = formatDay(dayInIndia(new Date(estimate.answeredAt ?? '')))
  return `${estimate.state === 'accepted' ? 'Accepted' : 'Declined'}${by} on ${on}. ${business.name} knows of it.`
}

interface EstimatePanelProps {
  token: string
  invoice: ClientInvoice
  view: DocumentView
}

/** How much is offered and until when, and the client's yes or no to it. */
export function EstimatePanel({ token, invoice, view: { headline } }: EstimatePanelProps) {
  const [estimate, setEstimate] = useState(invoice.estimate)
  const [answering, setAnswering] = useState<boolean | null>(null)
  const text = useRef<HTMLParagraphElement>(null)
  const answered = useRef(false)
  useEffect(() => {
    // The form that had the focus is gone.
    if (answered.current && estimate?.state !== 'sent') text.current?.focus()
  }, [estimate])
  if (!estimate) return null
  const choose = (accepted: boolean) => () => setAnswering(accepted)

  return (
    <>
      <div className="due">
        <div className="due-head">
          <span className="meta">{headline.label}</span>
          <span className={`badge ${badges[estimate.state] ?? 'gray'}`}>
            {estimate.state.toUpperCase()}
          </span>
        </div>
        <div className="amount-xl">
          <Amount figure={headline.figure} />
        </div>
        <p className="due-line" tabIndex={-1} ref={text}>
          {stateText({ ...invoice, estimate })}
        </p>
      </div>
      {estimate.state === 'sent' &&
        (answering === null ? (
          <div className="actions">
            <button type="button" className="button primary" onClick={choose(true)}>
              Accept
            </button>
            <button type="button" className="button" onClick={choose(false)}>
              Decline
            </button>
          </div>
        ) : (
          <AnswerForm
            key={String(answering)}
            {...{ token, accepted: answering }}
            seller={invoice.business.name}
            onAnswered={(name) => {
              answered.current = true
              const state = answering ? 'accepted' : 'declined'
              setEstimate({ state, name, answeredAt: new Date().toISOString() })
            }}
            onCancel={() => setAnswering(null)}
          />
        ))}
    </>
  )
}
