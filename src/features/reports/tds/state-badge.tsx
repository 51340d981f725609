import { createContext, useContext } from 'react'
import type { DeductionState } from '#domain/tds/match.ts'
import { tds } from '#languages/en/names/tds.ts'
import { useWords } from '#src/language/words.ts'
import { StatusBadge, type StatusTone } from '#src/ui/feedback/status-badge.tsx'

const tones: Record<DeductionState, StatusTone> = {
  ...{ matched: 'green', notFinal: 'blue', wrongCode: 'yellow', short: 'yellow' },
  ...{ excess: 'yellow', missing: 'red' },
}

/** Whether a statement of the tax department for this year was ever read: before that nothing is missing, only unknown. */
export const FileRead = createContext(true)

export function StateBadge({ state }: { state: DeductionState }) {
  const { states } = useWords(tds)
  const isRead = useContext(FileRead)
  return isRead ? <StatusBadge tone={tones[state]}>{states[state]}</StatusBadge> : null
}
