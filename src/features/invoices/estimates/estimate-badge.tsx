import type { EstimateState } from '#domain/estimate.ts'
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge.tsx'

const tones: Record<EstimateState, StatusTone> = {
  sent: 'yellow',
  accepted: 'green',
  declined: 'red',
  expired: 'gray',
  converted: 'green',
  cancelled: 'gray',
}

export function EstimateBadge({ state }: { state: EstimateState }) {
  return (
    <StatusBadge tone={tones[state]} struck={state === 'cancelled'}>
      {state.toUpperCase()}
    </StatusBadge>
  )
}
