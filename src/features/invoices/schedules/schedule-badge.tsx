import type { Schedule } from '#domain/schedule.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'

/** How it stands; one whose last run was refused says so first. */
export function ScheduleBadge({ schedule: { state, refusal } }: { schedule: Schedule }) {
  if (state === 'ended') return <StatusBadge tone="gray">ENDED</StatusBadge>
  if (state === 'paused') return <StatusBadge tone="yellow">PAUSED</StatusBadge>
  if (refusal !== null) return <StatusBadge tone="red">NOT MADE</StatusBadge>
  return <StatusBadge tone="green">ACTIVE</StatusBadge>
}
