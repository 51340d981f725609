import type { EstimateState } from '#domain/document/estimate.ts'
import { documents } from '../../../language/english/documents.ts'
import { useWords } from '../../../language/words.ts'
import { estimateTones } from '../../../lib/estimate-tones.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'

export function EstimateBadge({ state }: { state: EstimateState }) {
  const { estimateStates: words } = useWords(documents)
  return (
    <StatusBadge tone={estimateTones[state]} struck={state === 'cancelled'}>
      {words[state]}
    </StatusBadge>
  )
}
