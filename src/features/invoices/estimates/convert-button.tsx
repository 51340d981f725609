import { Text } from '@chakra-ui/react'
import type { Estimate } from '#domain/document/estimate.ts'
import { estimateAnswer } from '#languages/en/screens/estimate-answer.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { useConvert } from './use-convert.ts'

interface ConvertButtonProps {
  estimate: Estimate
  /** Whether the same button stands at the top of the screen, as the main action. */
  isAtTop: boolean
  disabled?: boolean
}

/** The way on to the invoice, or where that is. */
export function ConvertButton({ estimate, isAtTop, disabled = false }: ConvertButtonProps) {
  const words = useWords(estimateAnswer)
  const { pending, convert } = useConvert(estimate.id)
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
  if (isAtTop) return null
  return (
    <SubmitButton
      type="button"
      variant="outline"
      disabled={disabled || pending}
      pending={pending}
      pendingText={words.converting}
      onClick={convert}
    >
      {words.convert}
    </SubmitButton>
  )
}
