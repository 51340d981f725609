import type { Schedule } from '#domain/schedule/schedule.ts'
import { schedules } from '#languages/en/screens/schedules.ts'
import { useWords } from '#src/language/words.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'

/** The state of a schedule; a refused last run comes first. */
export function ScheduleBadge({ schedule: { state, refusal } }: { schedule: Schedule }) {
  const { states: words } = useWords(schedules)
  if (state === 'ended') return <StatusBadge tone="gray">{words.ended}</StatusBadge>
  if (state === 'paused') return <StatusBadge tone="yellow">{words.paused}</StatusBadge>
  if (refusal !== null) return <StatusBadge tone="red">{words.refused}</StatusBadge>
  return <StatusBadge tone="green">{words.active}</StatusBadge>
}
