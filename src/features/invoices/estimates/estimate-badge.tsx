import type { EstimateState } from '#domain/document/estimate.ts'
import { documents } from '#languages/en/screens/documents.ts'
import { useWords } from '#src/language/words.ts'
import { estimateTones } from '#src/lib/estimate-tones.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'

export function EstimateBadge({ state }: { state: EstimateState }) {
  const { estimateStates: words } = useWords(documents)
  return (
    <StatusBadge tone={estimateTones[state]} struck={state === 'cancelled'}>
      {words[state]}
    </StatusBadge>
  )
}
