/** A row of `payment_records` as the Data API gives it: ₹1,00,000.00 by UPI, confirmed. */
export type PaymentRow = {
  id: string
  state: string
  amount_minor: number
  tds_minor: number
  paid_on: string
  method: string
  reference: string | null
  note: string | null
  from_client: boolean
  reason: string | null
  receipt_id: string | null
  from_advance: boolean
  created_at: string
  restored: boolean
  needs_amendment: boolean
}

export const paymentId = (sequence: number) =>
  `9b2f8c1e-4d5a-4e6f-8a7b-${String(sequence).padStart(12, '0')}`

export const paymentRow = (sequence = 1, changes: Partial<PaymentRow> = {}): PaymentRow => ({
  id: paymentId(sequence),
  state: 'confirmed',
  amount_minor: 10_000_000,
  tds_minor: 0,
  paid_on: '2026-11-21',
  method: 'UPI',
  reference: null,
  note: null,
  from_client: false,
  reason: null,
  receipt_id: null,
  from_advance: false,
  created_at: '2026-11-21T10:00:00+00:00',
  restored: false,
  needs_amendment: false,
  ...changes,
})

/** A payment that a client reported, waiting for the owner. */
export const claimRow = (sequence = 1, changes: Partial<PaymentRow> = {}) =>
  paymentRow(sequence, {
    state: 'claimed',
    from_client: true,
    reference: '632512345678',
    ...changes,
  })

/** A row of `invoice_events`. */
export const eventRow = (id: number, kind: string, detail: object = {}) => ({
  id,
  kind,
  at: `2026-11-21T10:${String(id).padStart(2, '0')}:00+00:00`,
  detail,
  by_id: null,
  by_name: null,
  restored: false,
})

/** A live row of `invoice_links`. */
export const linkRow = (changes: object = {}) => ({
  token: 'token-of-the-link',
  views: 0,
  first_viewed_at: null,
  last_viewed_at: null,
  restored: false,
  ...changes,
})

/** A row of `receipts`: ₹5,000.00 by UPI, of which so much is left. */
export const receiptRow = (sequence = 1, changes: object = {}) => ({
  id: `3d0c7a52-6f0b-4e8e-9d39-${String(sequence).padStart(12, '0')}`,
  client_id: '00000000-0000-4000-8000-000000000001',
  currency: 'INR',
  amount_minor: 500_000,
  advance_minor: 500_000,
  paid_on: '2026-11-20',
  method: 'UPI',
  reference: null,
  note: null,
  undo_reason: null,
  returned_minor: 0,
  returned_on: null,
  return_method: null,
  return_reference: null,
  return_note: null,
  advance_for: null as string | null,
  needs_amendment: false,
  voucher: null,
  created_at: '2026-11-20T10:00:00+00:00',
  ...changes,
})
