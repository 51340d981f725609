import { useEffect, useRef, useState } from 'react'
import type { DocumentCatalogue } from '#languages/document-catalogue.ts'
import { documentLanguageOf } from '#languages/languages.ts'
import { Notice } from '../notice.tsx'
import { Spoken, usePageWords } from '../page-words.ts'
import { type PageWords, wordsIn, wordsOfBrowser } from '../words.ts'
import { askStatement, type GoneRow, type SharedStatement } from './client-statement.ts'
import { StatementView } from './statement-view.tsx'
import { toldIn, toldOnce } from './statement-words.ts'

/** The answer to a link, and the words in which it is told; 'failed': nobody could say. */
export type Answer = { words: PageWords; shared: SharedStatement | 'failed' }

const failed = async (): Promise<Answer> => ({ words: await wordsOfBrowser(), shared: 'failed' })

async function spoken(shared: SharedStatement): Promise<Answer> {
  return { words: await wordsOf(shared), shared }
}

/** Returns the answer once its language is loaded, or 'failed'. */
export const answerOf = (asked: Promise<SharedStatement>): Promise<Answer> =>
  asked.then(spoken).catch(failed)

/** In the client's language; in the browser's if the link leads nowhere. */
function wordsOf(shared: SharedStatement): Promise<PageWords> {
  if (!shared) return wordsOfBrowser()
  const { language } = 'account' in shared ? shared.client : shared
  return wordsIn(documentLanguageOf(language))
}

/** Each language of the client says it by itself. */
function Gone({ gone }: { gone: GoneRow | null }) {
  const told = toldIn(usePageWords())
  return (
    <Notice title={toldOnce(told, (words) => goneText(words, gone)[0])}>
      {told.map(({ lang, statementPage }) => (
        <p key={lang} lang={lang}>
          {goneText(statementPage, gone)[1]}
        </p>
      ))}
    </Notice>
  )
}

function goneText(
  said: DocumentCatalogue['statementPage'],
  gone: GoneRow | null,
): [title: string, text: string] {
  if (!gone) return [said.notFound, said.askSender]
  const { seller_name: seller } = gone
  if ('withdrawn' in gone) return [said.withdrawn, said.askOf(seller)]
  if ('too_long' in gone) return [said.tooLong, said.askForLess(seller)]
  return [said.resting, said.askResting(seller)]
}

interface LoadFailedProps {
  pending: boolean
  onRetry: () => void
}

function LoadFailed({ pending, onRetry }: LoadFailedProps) {
  const words = usePageWords()
  const { labels } = words.page
  return (
    <Notice title={toldOnce(toldIn(words), (said) => said.failed)}>
      <p role="alert">{labels.checkConnection}</p>
      <button type="button" className="button" disabled={pending} onClick={onRetry}>
        {pending ? labels.trying : labels.tryAgain}
      </button>
    </Notice>
  )
}

/** A client's account as their seller shares it, or a notice that it is gone or failed to load. */
export function StatementPage({ token, first }: { token: string; first: Answer }) {
  const [{ words, shared }, setAnswer] = useState(first)
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
    if (asked.current && shared !== 'failed') document.querySelector('h1')?.focus()
  }, [shared])

  return (
    <Spoken value={words}>
      {shared === 'failed' ? (
        <LoadFailed pending={asking} onRetry={retry} />
      ) : shared && 'account' in shared ? (
        <StatementView token={token} statement={shared} />
      ) : (
        <Gone gone={shared} />
      )}
    </Spoken>
  )
}
