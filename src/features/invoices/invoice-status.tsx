import type { InvoiceStatus } from '#domain/invoice.ts'
import { statusTone } from '../../lib/format.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  return (
    <StatusBadge tone={statusTone(status)} struck={status === 'CANCELLED'}>
      {status}
    </StatusBadge>
  )
}
