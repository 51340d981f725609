import type { Estimate } from '#domain/document/estimate.ts'
import { estimateAnswer } from '#languages/en/screens/estimate-answer.ts'
import { useMayWrite } from '#src/data/account/businesses.ts'
import { useWords } from '#src/language/words.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { useConvert } from './use-convert.ts'

/** Whether its client accepted it, or has paid it in advance, and the person may write. */
export function useMayConvert({ state }: Estimate): boolean {
  const writes = useMayWrite()
  return writes && (state === 'accepted' || state === 'paid')
}

/** The way on from such a row. */
export function RowConvert({ estimate }: { estimate: Estimate }) {
  const words = useWords(estimateAnswer)
  const { pending, convert } = useConvert(estimate.id)
  const converts = useMayConvert(estimate)
  const { formattedEstimateNumber: number } = estimate
  if (!converts) return null
  return (
    <SubmitButton
      type="button"
      size="xs"
      variant="outline"
      // Above the link of its card.
      position="relative"
      zIndex="1"
      aria-label={words.convertOf({ number })}
      pending={pending}
      pendingText={words.converting}
      onClick={convert}
    >
      {words.convert}
    </SubmitButton>
  )
}
