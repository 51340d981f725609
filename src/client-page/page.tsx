import { useEffect, useRef, useState } from 'react'
import { clientPaths } from '../lib/client-paths.ts'
import { type Answer, answerOf } from './answer.ts'
import { askInvoice, type Withdrawn } from './client-invoice.ts'
import { InvoiceView } from './invoice-view.tsx'
import { Notice } from './notice.tsx'

function WithdrawnNotice({ noun, number, sellerName, replacement }: Withdrawn) {
  return (
    <Notice title={`${noun.charAt(0).toUpperCase() + noun.slice(1)} ${number} was withdrawn`}>
      <p>
        {sellerName} has withdrawn this {noun}
        {noun === 'invoice' && ', so please do not pay it'}. If you have{' '}
        {noun === 'invoice' && 'paid already, or have '}a question, please ask {sellerName}.
      </p>
      {replacement && (
        <p>
          It was replaced by{' '}
          <a href={clientPaths.clientInvoice(replacement.token)}>{replacement.number}</a>.
        </p>
      )}
    </Notice>
  )
}

/** One page for a link that never was and one that was replaced or revoked: it does not tell which. */
function NotFound() {
  return (
    <Notice title="Invoice not found">
      <p>
        This link does not lead to an invoice. It may be incomplete, or whoever sent it has replaced
        or ended it. Please ask them for a new link.
      </p>
    </Notice>
  )
}

interface LoadFailedProps {
  pending: boolean
  onRetry: () => void
}

function LoadFailed({ pending, onRetry }: LoadFailedProps) {
  return (
    <Notice title="The invoice could not be loaded">
      <p role="alert">Please check your connection and try again.</p>
      <button type="button" className="button" disabled={pending} onClick={onRetry}>
        {pending ? 'Trying…' : 'Try again'}
      </button>
    </Notice>
  )
}

interface PageProps {
  token: string
  first: Answer
  /** Called when a payment was reported. */
  onClaimed: () => void
}

/** What a link shows: the invoice, that it was withdrawn, that there is none, or that nobody could say. */
export function Page({ token, first, onClaimed }: PageProps) {
  const [answer, setAnswer] = useState(first)
  const [asking, setAsking] = useState(false)
  const asked = useRef(false)

  const retry = async () => {
    asked.current = true
    setAsking(true)
    setAnswer(await answerOf(askInvoice(token)))
    setAsking(false)
  }

  // The button that had the focus is gone.
  useEffect(() => {
    if (asked.current && answer !== 'failed') document.querySelector('h1')?.focus()
  }, [answer])

  if (answer === 'missing') return <NotFound />
  if (answer === 'failed') return <LoadFailed pending={asking} onRetry={retry} />
  if ('withdrawn' in answer) return <WithdrawnNotice {...answer} />
  return <InvoiceView token={token} invoice={answer} onClaimed={onClaimed} />
}
