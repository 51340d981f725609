import * as v from 'valibot'
import { amountOf, currencies } from '#domain/money.ts'
import { setupSteps } from '#domain/people/setup.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { numberOfAnother, orEmpty } from '../lacking.ts'
import { toCamel } from '../names.ts'
import { runRefusal } from '../run-refusal.ts'

/** How many of each kind the dashboard shows. */
const ATTENTION_ROWS = 3

const waitingInvoice = {
  invoice_id: v.string(),
  number: numberOfAnother,
  client_name: orEmpty,
  currency: v.picklist(currencies),
  exchange_rate: v.nullish(v.pipe(v.union([v.number(), v.string()]), v.transform(Number)), null),
  balance_minor: v.number(),
}

const waitingClaim = v.pipe(
  v.object({
    ...waitingInvoice,
    payment_id: v.string(),
    amount_minor: v.number(),
    tds_minor: v.number(),
    paid_on: v.string(),
    reference: v.nullable(v.string()),
    restored: v.boolean(),
  }),
  v.transform((row) => ({
    id: row.payment_id,
    invoiceId: row.invoice_id,
    clientName: row.client_name,
    number: row.number,
    currency: row.currency,
    amount: amountOf(row.amount_minor, row.currency, row.exchange_rate),
    amountMinor: row.amount_minor,
    tdsMinor: row.tds_minor,
    paidOn: row.paid_on,
    reference: row.reference,
    restored: row.restored,
  })),
)

const waitingDue = v.pipe(
  v.object({
    ...waitingInvoice,
    due_date: orEmpty,
    /** For an invoice in parts: which of them is due, and how many there are. */
    part: v.nullish(v.number(), null),
    parts: v.nullish(v.number(), null),
  }),
  v.transform((row) => ({
    invoiceId: row.invoice_id,
    clientName: row.client_name,
    number: row.number,
    currency: row.currency,
    balance: amountOf(row.balance_minor, row.currency, row.exchange_rate),
    dueDate: row.due_date,
    part: row.part !== null && row.parts !== null ? { number: row.part, of: row.parts } : null,
  })),
)

const refusedSchedule = v.pipe(
  v.object({
    id: v.string(),
    client_name: v.nullable(v.string()),
    period: v.string(),
    error: runRefusal,
  }),
  v.transform(({ error, ...row }) => ({ ...toCamel(row), refusal: error ?? '' })),
)

/** The overdue sum for a span of days, in paise; `toDays` is null for the oldest span. */
const lateSpan = v.pipe(
  v.object({ from_days: v.number(), to_days: v.nullable(v.number()), minor: v.number() }),
  v.transform(toCamel),
)

const owedRow = v.pipe(
  v.object({
    minor: v.number(),
    /** The number of unpaid invoices that are in no sum, since their rate is unknown. */
    without_rate: v.number(),
    /** Falls due within seven days. */
    due_soon_minor: v.number(),
    late: v.array(lateSpan),
  }),
  v.transform(toCamel),
)

const attentionRow = v.pipe(
  v.object({
    owed: owedRow,
    /** For this month, and for the whole of the last one. */
    came_in: v.pipe(
      v.object({
        minor: v.number(),
        before_minor: v.number(),
        /** This month's, beside the money: tax that clients deducted. */
        tds_minor: v.number(),
        /** The part of this month's money that no invoice has used yet. */
        advance_minor: v.number(),
      }),
      v.transform(toCamel),
    ),
    setup: v.pipe(
      v.object({
        ...v.entriesFromList(setupSteps, v.boolean()),
        put_away: v.boolean(),
        /** Whether a login has kept the account from being erased, and nobody has read so yet. */
        deletion_stopped: v.boolean(),
        /** Whether there ever was an invoice. */
        issued: v.boolean(),
      }),
      v.transform(toCamel),
    ),
    claims: v.object({ count: v.number(), rows: v.array(waitingClaim) }),
    due_soon: v.object({ count: v.number(), rows: v.array(waitingDue) }),
    overdue: v.object({ count: v.number(), rows: v.array(waitingDue) }),
    schedules: v.object({
      refused: v.object({ count: v.number(), rows: v.array(refusedSchedule) }),
      /** Open drafts of days that had passed: the host slept, or issuing was refused until then. */
      late: v.object({ slept: v.number(), refused: v.number() }),
    }),
    /** Those that wait for their client, and those that wait for their invoice. */
    estimates: v.object({ sent: v.number(), accepted: v.number() }),
    /** Months, the oldest first, whose export declaration is not noted as filed. */
    edf: v.array(
      v.pipe(
        v.object({ first_day: v.string(), due_on: v.string(), invoices: v.number() }),
        v.transform(toCamel),
      ),
    ),
  }),
  v.transform(toCamel),
)

/**
 * Today's debts, receipts and waiting tasks of the caller; waiting tasks are all counted, and the
 * oldest are listed.
 */
export type Attention = v.InferOutput<typeof attentionRow>
/** The figures at the top of the dashboard. */
export type Figures = Pick<Attention, 'owed' | 'cameIn' | 'dueSoon'>
export type Owed = Attention['owed']
export type LateSpan = Owed['late'][number]
export type WaitingClaim = Attention['claims']['rows'][number]
export type WaitingDue = Attention['overdue']['rows'][number]
export type RefusedSchedule = Attention['schedules']['refused']['rows'][number]

export async function getAttention(db: Db): Promise<Attention> {
  return v.parse(
    attentionRow,
    unwrap(await db.rpc('dashboard_attention', { most: ATTENTION_ROWS })),
  )
}
