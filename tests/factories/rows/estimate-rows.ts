import type { DocumentKind } from '#domain/document/kinds.ts'
import { invoiceId } from './invoice-rows.ts'

/** A row of `estimate_records`: EST/26-27/0001 over ₹12,34,567.89, sent and not answered. */
export const estimateRow = (sequence = 1, changes: object = {}) => ({
  id: invoiceId(sequence),
  kind: 'estimate' as DocumentKind,
  number: `EST/26-27/${String(sequence).padStart(4, '0')}`,
  client_id: null as string | null,
  client_name: 'Kaveri Interiors',
  client_email: 'billing@kaveri.example',
  currency: 'INR',
  exchange_rate: null,
  total_minor: 123_456_789,
  total_inr_minor: 123_456_789,
  issue_date: '2026-11-20',
  valid_until: '2990-01-31',
  created_at: '2026-11-20T10:00:00Z',
  cancelled_at: null,
  state: 'sent',
  answer: null as object | null,
  invoice: null as { id: string; number: string } | null,
  ...changes,
})

export type EstimateRow = ReturnType<typeof estimateRow>
