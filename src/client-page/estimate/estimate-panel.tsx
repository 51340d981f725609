import { useEffect, useRef, useState } from 'react'
import { dayInIndia } from '#domain/dates.ts'
import type { AnsweredState, OpenedState } from '#domain/document/estimate.ts'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { estimate as english } from '#languages/en/documents/estimate.ts'
import { Amount } from '../../sheet/amount.tsx'
import type { ClientInvoice } from '../client-invoice.ts'
import { usePageWords } from '../page-words.ts'
import type { PageWords } from '../words.ts'
import { AnswerForm } from './answer-form.tsx'

const badges: Partial<Record<OpenedState, string>> = {
  sent: 'yellow',
  accepted: 'green',
  converted: 'green',
  declined: 'red',
}

/** Tells the state of an estimate to whoever holds the link. */
function stateText(invoice: ClientInvoice, { day, estimate: said = english }: PageWords): string {
  const { estimate, dueDate, business } = invoice
  if (!estimate) return ''
  if (estimate.state === 'sent') return said.validUntil(day(dueDate))
  if (estimate.state === 'expired') return said.expired(day(dueDate), business.name)
  if (estimate.state === 'converted') return said.converted(business.name)
  const on = day(dayInIndia(new Date(estimate.answeredAt ?? '')))
  if (estimate.restored)
    return said.answeredByFile(estimate.state === 'accepted', estimate.name, on, business.name)
  return said.answered(estimate.state === 'accepted', estimate.name, on, business.name)
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
  const words = usePageWords()
  if (!estimate) return null
  const { labels, states } = words.estimate ?? english
  const choose = (accepted: boolean) => () => setAnswering(accepted)

  return (
    <>
      <div className="due">
        <div className="due-head">
          <span className="meta">{headline.label}</span>
          <span className={`badge ${badges[estimate.state] ?? 'gray'}`}>
            {states[estimate.state as AnsweredState]}
          </span>
        </div>
        <div className="amount-xl">
          <Amount figure={headline.figure} />
        </div>
        <p className="due-line" tabIndex={-1} ref={text}>
          {stateText({ ...invoice, estimate }, words)}
        </p>
      </div>
      {estimate.state === 'sent' &&
        (answering === null ? (
          <div className="actions">
            <button type="button" className="button primary" onClick={choose(true)}>
              {labels.accept}
            </button>
            <button type="button" className="button" onClick={choose(false)}>
              {labels.decline}
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
              setEstimate({ state, name, answeredAt: new Date().toISOString(), restored: false })
            }}
            onCancel={() => setAnswering(null)}
          />
        ))}
    </>
  )
}
