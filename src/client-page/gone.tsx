import { Fragment } from 'react'
import type { DocumentCatalogue } from '#languages/document-catalogue.ts'
import { gone as english } from '#languages/en/documents/gone.ts'
import { documentLanguageOf } from '#languages/languages.ts'
import { clientPaths } from '../lib/paths/client-paths.ts'
import type { GoneRow } from './client-invoice.ts'
import { Notice } from './notice.tsx'
import { usePageWords } from './page-words.ts'
import { inTurn, wordsIn, wordsOfBrowser } from './words.ts'

type GoneWords = DocumentCatalogue['gone']

function titleOf(words: GoneWords, gone: GoneRow | null): string {
  if (!gone) return words.notFound
  return 'resting' in gone ? words.resting : words.withdrawn(gone.kind, gone.number)
}

/** One text for a link that never was and one that was replaced or revoked: it does not tell which. */
function textOf(words: GoneWords, gone: GoneRow | null): string {
  if (!gone) return words.askSender
  const { seller_name: seller } = gone
  return 'resting' in gone ? words.askResting(seller) : words.askOf(gone.kind, seller)
}

interface GoneProps {
  gone: GoneRow | null
}

/**
 * The page of a link that leads to no invoice, for good or for now. Each language of the document
 * says so in turn.
 */
function Gone({ gone }: GoneProps) {
  const told = inTurn(usePageWords()).map((words) => ({
    lang: words.lang,
    words: words.gone ?? english,
  }))
  const replacement = gone && 'withdrawn' in gone && gone.replacement
  return (
    <Notice title={told.map(({ words }) => titleOf(words, gone)).join(' · ')}>
      {told.map(({ lang, words }) => (
        <Fragment key={lang}>
          <p lang={lang}>{textOf(words, gone)}</p>
          {replacement && (
            <p lang={lang}>
              {words.replaced[0]}
              <a href={clientPaths.clientInvoice(replacement.token)}>{replacement.number}</a>
              {words.replaced[1]}
            </p>
          )}
        </Fragment>
      ))}
    </Notice>
  )
}

/** Loads the language first, then gives the page and its data. */
export async function goneOf(gone: GoneRow | null) {
  const words = await (gone ? wordsIn(documentLanguageOf(gone.language)) : wordsOfBrowser())
  return { Gone, gone, words }
}
