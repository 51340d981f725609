import type { Estimate } from '#domain/document/estimate.ts'
import { estimateAnswer } from '#languages/en/screens/estimate-answer.ts'
import { useMayWrite } from '#src/data/account/businesses.ts'
import { useWords } from '#src/language/words.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { useConvert } from './use-convert.ts'

/** The way on from a row whose client accepted it, or has paid it in advance. */
export function RowConvert({ estimate }: { estimate: Estimate }) {
  const words = useWords(estimateAnswer)
  const { pending, convert } = useConvert(estimate.id)
  const writes = useMayWrite()
  const { state, formattedEstimateNumber: number } = estimate
  if (!writes || (state !== 'accepted' && state !== 'paid')) return null
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
