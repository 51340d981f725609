import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import type { DraftKind } from '#domain/document/kinds.ts'
import { kinds } from '#domain/document/kinds.ts'
import { drafts } from '#languages/en/screens/drafts.ts'
import { useDraftActions } from '#src/data/drafts/drafts.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { showError, showPending } from '#src/ui/feedback/toast.tsx'

/** Makes a draft of a document and goes to it; says why where it fails. */
export function useDraftOf() {
  const { messageOf, messages } = useSpeech()
  const words = useWords(drafts)
  const actions = useDraftActions()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)

  const goTo = async (kind: DraftKind, draft: Promise<string>, failed: string) => {
    const done = showPending(words.opening)
    setPending(true)
    try {
      navigate(paths.invoiceDraft(await draft), { state: { kind } })
    } catch (error) {
      showError(messageOf(error, failed))
    } finally {
      setPending(false)
      done()
    }
  }
  return {
    pending,
    duplicate: ({ id, kind }: Pick<InvoiceSummary, 'id' | 'kind'>) =>
      goTo(kinds[kind].draft ?? 'invoice', actions.duplicate(id), messages.documentDuplicateFailed),
    correct: (id: string) => goTo('invoice', actions.correct(id), messages.invoiceReviseFailed),
    revise: (id: string) => goTo('invoice', actions.revise(id), messages.invoiceReviseFailed),
  }
}
