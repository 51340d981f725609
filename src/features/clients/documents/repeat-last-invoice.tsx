import { Button } from '@chakra-ui/react'
import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { clients } from '#languages/en/screens/clients.ts'
import { useDraftActions } from '#src/data/drafts/drafts.ts'
import { useFilteredInvoices } from '#src/data/invoices/invoices.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { DOCUMENTS_STEP } from './client-documents.tsx'

/** A draft with what the client was billed last, from today on; nothing where there was no invoice yet. */
export function RepeatLastInvoice({ clientId }: { clientId: string }) {
  const { messageOf, messages } = useSpeech()
  const { documents: words } = useWords(clients)
  // Asked for as the documents below are: it is one request.
  const { data } = useFilteredInvoices({ client: clientId }, DOCUMENTS_STEP)
  const { duplicate } = useDraftActions()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const last = data?.filter?.client === clientId ? data.invoices[0] : undefined
  if (!last) return null

  const repeat = async () => {
    setPending(true)
    try {
      navigate(paths.invoiceDraft(await duplicate(last.id)))
    } catch (error) {
      showError(messageOf(error, messages.documentDuplicateFailed))
      setPending(false)
    }
  }
  return (
    <Button variant="outline" disabled={pending} onClick={repeat}>
      <Repeat aria-hidden /> {pending ? words.opening : words.repeat}
    </Button>
  )
}
