import { type StandingWord, standingOf } from '#domain/document/standing.ts'
import { standings } from '#languages/en/names/standings.ts'
import { nameOf } from '#languages/name-of.ts'
import { useWords } from '../../language/words.ts'
import { standingTone } from '../../lib/format.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'

/** The word for how a document stands, where it is known already: of a draft, which is none yet. */
export function StandingBadge({ word }: { word: StandingWord }) {
  const { documents } = useWords(standings)
  return (
    <StatusBadge tone={standingTone(word)} struck={word === 'CANCELLED'}>
      {nameOf(documents, word)}
    </StatusBadge>
  )
}

/** The state of a document, in a word; the same on every list, card and page. */
export function InvoiceStatusBadge({ invoice }: { invoice: Parameters<typeof standingOf>[0] }) {
  return <StandingBadge word={standingOf(invoice)} />
}
