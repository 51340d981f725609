import { useEffect, useRef, useState } from 'react'
import { type Answer, answerOf } from './answer.ts'
import { askInvoice } from './client-invoice.ts'
import { InvoiceView } from './invoice-view.tsx'
import { Notice } from './notice.tsx'
import { words } from './words.ts'

interface LoadFailedProps {
  pending: boolean
  onRetry: () => void
}

function LoadFailed({ pending, onRetry }: LoadFailedProps) {
  return (
    <Notice title={words.say('The invoice could not be loaded')}>
      <p role="alert">{words.say('Please check your connection and try again.')}</p>
      <button type="button" className="button" disabled={pending} onClick={onRetry}>
        {words.say(pending ? 'Trying…' : 'Try again')}
      </button>
    </Notice>
  )
}

interface PageProps {
  token: string
  first: Answer
  /** Called when a payment was reported. */
  onClaimed: (reference: string) => void
}

/**
 * The page of a link: the invoice, or a notice that it was withdrawn, does not exist, or failed to
 * load.
 */
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

  if (answer === 'failed') return <LoadFailed pending={asking} onRetry={retry} />
  if ('Gone' in answer) return <answer.Gone gone={answer.gone} />
  return <InvoiceView token={token} invoice={answer} onClaimed={onClaimed} />
}
