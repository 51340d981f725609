import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Estimate } from '#domain/document/estimate.ts'
import { estimateAnswer } from '#languages/en/screens/estimate-answer.ts'
import { useEstimateActions } from '#src/data/estimates.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Link } from '#src/ui/layout/link.tsx'

interface ConvertButtonProps {
  estimate: Estimate
  /** Whether it is the main action. */
  isNext: boolean
  disabled?: boolean
}

/** The way on to the invoice, or where that is. */
export function ConvertButton({ estimate, isNext, disabled = false }: ConvertButtonProps) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(estimateAnswer)
  const { convert } = useEstimateActions(estimate.id)
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const { invoice } = estimate
  if (invoice) {
    return (
      <Text>
        {rich(words.became({ number: invoice.number }), {
          link: (number) => <Link to={paths.invoice(invoice.id)}>{number}</Link>,
        })}
      </Text>
    )
  }
  const goOn = async () => {
    setPending(true)
    try {
      navigate(paths.invoiceDraft(await convert()))
    } catch (error) {
      showError(messageOf(error, messages.estimateChangeFailed))
    }
    setPending(false)
  }
  return (
    <SubmitButton
      type="button"
      variant={isNext ? 'solid' : 'outline'}
      disabled={disabled || pending}
      pending={pending}
      pendingText={words.converting}
      onClick={goOn}
    >
      {words.convert}
    </SubmitButton>
  )
}
