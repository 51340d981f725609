import { SimpleGrid } from '@chakra-ui/react'
import type { Attention, WaitingClaim, WaitingDue } from '../../../data/dashboard.ts'
import { dayText } from '../../../lib/day-text.ts'
import { paths } from '../../../lib/paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { AttentionGroup } from './attention-group.tsx'
import { AttentionRow } from './attention-row.tsx'
import { ScheduleAttention, waitingSchedules } from './schedule-attention.tsx'

const claimed = ({ id, reference, amount, ...claim }: WaitingClaim) => (
  <AttentionRow
    key={id}
    invoiceId={claim.invoiceId}
    clientName={claim.clientName}
    detail={reference ? `${claim.number} · Ref ${reference}` : claim.number}
    amount={amount}
    currency={claim.currency}
  />
)

const due = ({ invoiceId, clientName, number, dueDate, balance, currency }: WaitingDue) => (
  <AttentionRow
    key={invoiceId}
    invoiceId={invoiceId}
    clientName={clientName}
    detail={`${number} · ${dayText(dueDate)}`}
    amount={balance}
    currency={currency}
  />
)

const listOf = (status: string, label: string) => ({
  to: `${paths.invoices}?status=${status}`,
  label,
})

/** What waits for the seller: the most urgent first, and nothing at all when nothing waits. */
export function AttentionPanel({ attention }: { attention: Attention }) {
  const { claims, overdue, dueSoon } = attention
  const counts = [claims.count, overdue.count, dueSoon.count, waitingSchedules(attention)]
  const groups = counts.filter((count) => count > 0).length
  if (groups === 0) return null
  return (
    <Panel title="Needs your attention">
      <SimpleGrid
        columns={{ base: 1, lg: Math.min(groups, 2), xl: Math.min(groups, 3) }}
        columnGap="8"
        rowGap="4"
        alignItems="start"
      >
        {claims.count > 0 && (
          <AttentionGroup
            title="Payments to confirm"
            tone="green"
            count={claims.count}
            shown={claims.rows.length}
          >
            {claims.rows.map(claimed)}
          </AttentionGroup>
        )}
        {overdue.count > 0 && (
          <AttentionGroup
            title="Overdue"
            tone="red"
            count={overdue.count}
            shown={overdue.rows.length}
            all={listOf('OVERDUE', 'View all overdue invoices')}
          >
            {overdue.rows.map(due)}
          </AttentionGroup>
        )}
        {dueSoon.count > 0 && (
          <AttentionGroup
            title="Due this week"
            tone="yellow"
            count={dueSoon.count}
            shown={dueSoon.rows.length}
          >
            {dueSoon.rows.map(due)}
          </AttentionGroup>
        )}
        {waitingSchedules(attention) > 0 && <ScheduleAttention attention={attention} />}
      </SimpleGrid>
    </Panel>
  )
}
