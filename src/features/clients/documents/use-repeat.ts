import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDraftActions } from '#src/data/drafts/drafts.ts'
import { useFilteredInvoices } from '#src/data/invoices/invoices.ts'
import { useSpeech } from '#src/language/speech.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { DOCUMENTS_STEP } from './client-documents.tsx'

/** Makes a draft with what the client was billed last, from today on; `repeat` is null where there was no invoice yet. */
export function useRepeat(clientId: string) {
  const { messageOf, messages } = useSpeech()
  // Asked for as the documents below are: it is one request.
  const { data } = useFilteredInvoices({ client: clientId }, DOCUMENTS_STEP)
  const { duplicate } = useDraftActions()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const last = data?.filter?.client === clientId ? data.invoices[0] : undefined

  const repeatOf = async (id: string) => {
    setPending(true)
    try {
      navigate(paths.invoiceDraft(await duplicate(id)))
    } catch (error) {
      showError(messageOf(error, messages.documentDuplicateFailed))
      setPending(false)
    }
  }
  return { pending, repeat: last ? () => void repeatOf(last.id) : null }
}
