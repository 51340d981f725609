import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEstimateActions } from '#src/data/estimates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { showError } from '#src/ui/feedback/toast.tsx'

/** Makes the draft of an invoice and goes to it; says why where it fails. */
export function useConvert(id: string) {
  const { messageOf, messages } = useSpeech()
  const { convert } = useEstimateActions(id)
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const start = async () => {
    setPending(true)
    try {
      navigate(paths.invoiceDraft(await convert()))
    } catch (error) {
      showError(messageOf(error, messages.estimateChangeFailed))
    }
    setPending(false)
  }
  return { pending, convert: () => void start() }
}
