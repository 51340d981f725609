import type { DeductionState } from '#domain/tds/match.ts'
import { tds } from '#languages/en/names/tds.ts'
import { useWords } from '#src/language/words.ts'
import { StatusBadge, type StatusTone } from '#src/ui/feedback/status-badge.tsx'

const tones: Record<DeductionState, StatusTone> = {
  ...{ matched: 'green', notFinal: 'blue', wrongCode: 'yellow', short: 'yellow' },
  ...{ excess: 'yellow', missing: 'red' },
}

export function StateBadge({ state }: { state: DeductionState }) {
  const { states } = useWords(tds)
  return <StatusBadge tone={tones[state]}>{states[state]}</StatusBadge>
}
