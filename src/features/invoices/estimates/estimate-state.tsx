import { useEstimate } from '#src/data/estimates.ts'
import { EstimateBadge } from './estimate-badge.tsx'

/** The badge of one estimate; nothing until it is known what became of it. */
export function EstimateState({ id }: { id: string }) {
  const { data } = useEstimate(id)
  return data ? <EstimateBadge state={data.state} /> : null
}
