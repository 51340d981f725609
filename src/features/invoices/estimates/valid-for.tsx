import type { Estimate } from '#domain/document/estimate.ts'
import { isHeld } from '#domain/document/kind-questions.ts'
import { useDueDistance } from '#src/language/days/use-due-distance.ts'

/** How long an estimate can still be accepted; nothing of one that was answered or is over. */
export function ValidFor({ estimate }: { estimate: Estimate }) {
  const { kind, state, answer, invoice, validUntil } = estimate
  const left = useDueDistance({ kind, status: 'UNPAID', dueDate: validUntil })
  const isOpen = isHeld(estimate) && !answer && !invoice && state !== 'cancelled'
  return isOpen && left ? <span>{left.text}</span> : null
}
