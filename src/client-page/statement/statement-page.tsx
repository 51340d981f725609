import { useEffect, useRef, useState } from 'react'
import { Notice } from '../notice.tsx'
import { askStatement, type SharedStatement } from './client-statement.ts'
import { StatementView } from './statement-view.tsx'

/** What a link of which nobody knows where it leads shows. */
export type Answer = SharedStatement | 'failed'

/** Nobody could say, or what was asked. */
export const answerOf = (asked: Promise<SharedStatement>): Promise<Answer> =>
  asked.catch(() => 'failed' as const)

function Gone({ gone }: { gone: Exclude<SharedStatement, { account: object }> }) {
  if (gone && 'withdrawn' in gone) {
    return (
      <Notice title="This statement was withdrawn">
        <p>
          {gone.seller_name} has withdrawn it. If you have a question about your account, please ask{' '}
          {gone.seller_name}.
        </p>
      </Notice>
    )
  }
  if (gone && 'too_long' in gone) {
    return (
      <Notice title="This statement is too long to show">
        <p>
          More than 2,000 lines stand in these days by now. Please ask {gone.seller_name} for a
          statement of fewer days.
        </p>
      </Notice>
    )
  }
  if (gone) {
    return (
      <Notice title="This link rests">
        <p>
          {gone.seller_name} shows nothing here for the time being. If you have a question about
          your account, please ask {gone.seller_name}.
        </p>
      </Notice>
    )
  }
  return (
    <Notice title="Statement not found">
      <p>
        This link does not lead to a statement. It may be incomplete: please ask whoever sent it for
        a new one.
      </p>
    </Notice>
  )
}

/** The account of a client as their seller shares it, what became of it, or that nobody could say. */
export function StatementPage({ token, first }: { token: string; first: Answer }) {
  const [answer, setAnswer] = useState(first)
  const [asking, setAsking] = useState(false)
  const asked = useRef(false)

  const retry = async () => {
    asked.current = true
    setAsking(true)
    setAnswer(await answerOf(askStatement(token)))
    setAsking(false)
  }

  // The button that had the focus is gone.
  useEffect(() => {
    if (asked.current && answer !== 'failed') document.querySelector('h1')?.focus()
  }, [answer])

  if (answer === 'failed') {
    return (
      <Notice title="The statement could not be loaded">
        <p role="alert">Please check your connection and try again.</p>
        <button type="button" className="button" disabled={asking} onClick={retry}>
          {asking ? 'Trying…' : 'Try again'}
        </button>
      </Notice>
    )
  }
  if (answer && 'account' in answer) return <StatementView token={token} statement={answer} />
  return <Gone gone={answer} />
}
