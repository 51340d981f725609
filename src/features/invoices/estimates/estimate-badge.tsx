import type { EstimateState } from '#domain/estimate.ts'
import { estimateTones } from '../../../lib/estimate-tones.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'

export function EstimateBadge({ state }: { state: EstimateState }) {
  return (
    <StatusBadge tone={estimateTones[state]} struck={state === 'cancelled'}>
      {state.toUpperCase()}
    </StatusBadge>
  )
}
