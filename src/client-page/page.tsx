import { useEffect, useRef, useState } from 'react'
import { type Answer, answerOf } from './answer.ts'
import { askInvoice } from './client-invoice.ts'
import { InvoiceView } from './invoice-view.tsx'
import { Notice } from './notice.tsx'
import { Spoken, usePageWords } from './page-words.ts'

interface LoadFailedProps {
  pending: boolean
  onRetry: () => void
}

function LoadFailed({ pending, onRetry }: LoadFailedProps) {
  const { labels } = usePageWords().page
  return (
    <Notice title={labels.failed}>
      <p role="alert">{labels.checkConnection}</p>
      <button type="button" className="button" disabled={pending} onClick={onRetry}>
        {pending ? labels.trying : labels.tryAgain}
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
    if (asked.current && !('failed' in answer)) document.querySelector('h1')?.focus()
  }, [answer])

  return (
    <Spoken value={answer.words}>
      {'failed' in answer ? (
        <LoadFailed pending={asking} onRetry={retry} />
      ) : 'Gone' in answer ? (
        <answer.Gone gone={answer.gone} />
      ) : (
        <InvoiceView token={token} invoice={answer.invoice} onClaimed={onClaimed} />
      )}
    </Spoken>
  )
}
