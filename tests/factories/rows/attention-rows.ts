import { invoiceId } from './invoice-rows.ts'

/** An answer of `dashboard_attention`. */
export const attentionRow = (changes: object = {}) => ({ ...nothingWaits, ...changes })

const none = { count: 0, rows: [] }

const noSchedule = { refused: none, late: { slept: 0, refused: 0 } }

const span = (from_days: number, to_days: number | null, minor = 0) => ({
  from_days,
  to_days,
  minor,
})

/** Makes the debt, in all and late by its age. */
export const owedRow = (
  minor = 0,
  [month = 0, two = 0, three = 0, older = 0]: number[] = [],
  more = {},
) => ({
  ...{ minor, without_rate: 0, due_soon_minor: 0 },
  late: [span(1, 30, month), span(31, 60, two), span(61, 90, three), span(91, null, older)],
  ...more,
})

/** The set-up of somebody who has done all of it. */
export const setupRow = (changes: object = {}) => ({
  ...{
    business: true,
    tax: true,
    payments: true,
    logo: true,
    put_away: false,
    deletion_stopped: false,
    issued: true,
  },
  ...changes,
})

/** Makes the money of this month, beside that of the month before. */
export const cameInRow = (changes: object = {}) => ({
  ...{ minor: 0, before_minor: 0, tds_minor: 0, advance_minor: 0 },
  ...changes,
})

export const nothingWaits = {
  owed: owedRow(),
  came_in: cameInRow(),
  setup: setupRow(),
  ...{ claims: none, due_soon: none, overdue: none },
  schedules: noSchedule,
  estimates: { sent: 0, accepted: 0 },
  edf: [],
}

/** An answer of `reports_standing`. */
export const nothingStands = {
  ...{ return: null, owed_minor: 0, late: 0 },
  ...{ invoices: 0, revenue_minor: 0, to_match: 0 },
}

const waiting = (sequence: number) => ({
  invoice_id: invoiceId(sequence),
  number: `INV/26-27/${String(sequence).padStart(4, '0')}`,
  client_name: 'Kaveri Interiors',
  currency: 'INR',
  exchange_rate: null,
  balance_minor: 4_250_000,
})

export const claimRow = (sequence: number, changes: object = {}) => ({
  ...waiting(sequence),
  payment_id: `9b2d1c1e-7f1b-4a7f-8b56-${String(sequence).padStart(12, '0')}`,
  ...{ amount_minor: 4_250_000, tds_minor: 0, paid_on: '2026-11-20' },
  method: 'UPI',
  reference: '432198765012',
  claimed_at: '2026-11-20T10:00:00+00:00',
  restored: false,
  ...changes,
})

export const dueRow = (sequence: number, changes: object = {}) => ({
  ...waiting(sequence),
  due_date: '2026-11-24',
  ...changes,
})
