import { useEffect, useRef, useState } from 'react'
import type { StatementPageWords } from '#domain/language/statement-words.ts'
import { Notice } from '../notice.tsx'
import { ofBrowser, speak, words } from '../words.ts'
import { askStatement, type GoneRow, type SharedStatement } from './client-statement.ts'
import { StatementView } from './statement-view.tsx'
import { toldIn, toldOnce } from './statement-words.ts'

/** 'failed': nobody could say where the link leads. */
export type Answer = SharedStatement | 'failed'

async function failed() {
  await speak(ofBrowser())
  return 'failed' as const
}

async function spoken(answer: SharedStatement): Promise<Answer> {
  await speak(languageOf(answer))
  return answer
}

/** Returns the answer once its language is loaded, or 'failed'. */
export const answerOf = (asked: Promise<SharedStatement>): Promise<Answer> =>
  asked.then(spoken).catch(failed)

/** The client's; where it leads nowhere, the browser's. */
const languageOf = (answer: SharedStatement) =>
  answer && 'account' in answer ? answer.client : (answer ?? ofBrowser())

/** Each language of the client says it by itself. */
function Gone({ gone }: { gone: GoneRow | null }) {
  const told = toldIn(gone ?? ofBrowser())
  return (
    <Notice title={toldOnce(told, (words) => goneText(words, gone)[0])}>
      {told.map(({ tongue: { lang }, words }) => (
        <p key={lang} lang={lang}>
          {goneText(words, gone)[1]}
        </p>
      ))}
    </Notice>
  )
}

function goneText(said: StatementPageWords, gone: GoneRow | null): [title: string, text: string] {
  if (!gone) return [said.notFound, said.askSender]
  const { seller_name: seller } = gone
  if ('withdrawn' in gone) return [said.withdrawn, said.askOf(seller)]
  if ('too_long' in gone) return [said.tooLong, said.askForLess(seller)]
  return [said.resting, said.askResting(seller)]
}

/** A client's account as their seller shares it, or a notice that it is gone or failed to load. */
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
      <Notice title={toldOnce(toldIn(ofBrowser()), (said) => said.failed)}>
        <p role="alert">{words.say('Please check your connection and try again.')}</p>
        <button type="button" className="button" disabled={asking} onClick={retry}>
          {words.say(asking ? 'Trying…' : 'Try again')}
        </button>
      </Notice>
    )
  }
  if (answer && 'account' in answer) return <StatementView token={token} statement={answer} />
  return <Gone gone={answer} />
}
