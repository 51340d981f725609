import * as v from 'valibot'
import { bankRowLimits, type NewBankRow } from '#domain/bank/kept-rows.ts'
import type { BankLedger, Candidate, Credit } from '#domain/bank/matching.ts'
import { standingKinds } from '#domain/bank/reversals.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { DocumentLink } from '#domain/document/invoice.ts'
import { nextOf } from '#domain/document/settlement.ts'
import type { Params } from '#domain/messages/refusal-params.ts'
import type { AdvanceFor } from '#domain/payment/payment.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { toSnake } from '../snake-names.ts'
import { writtenEntries } from '../written.ts'

const text = v.nullable(v.string())

const creditColumns = 'id, day, amount_minor, narration, reference, payer, standing'

const creditEntries = {
  id: v.string(),
  day: v.string(),
  amount_minor: v.number(),
  narration: v.string(),
  reference: text,
  payer: text,
  standing: v.picklist(standingKinds),
}

const creditRow = v.pipe(
  v.object(creditEntries),
  v.transform((row): Credit => toCamel(row)),
)

/** A credit that waits no more. Set aside it has neither invoice nor receipt. */
export type DoneCredit = Credit & {
  state: 'booked' | 'aside'
  /** The one invoice that it was recorded for. */
  invoice: DocumentLink | null
  /** For an advance, or for several invoices, with the part that was kept as an advance then. */
  receipt: {
    client: { id: string; name: string }
    advanceMinor: number
    invoices: DocumentLink[]
  } | null
  /** Who booked it or set it aside; null for the owner. */
  changedByName: string | null
}

const documentLink = v.object({ id: v.string(), number: v.string() })

const doneRow = v.pipe(
  v.object({
    ...creditEntries,
    state: v.picklist(['booked', 'aside']),
    invoice: v.nullable(documentLink),
    receipt: v.nullable(
      v.pipe(
        v.object({
          client: v.object({ id: v.string(), name: v.string() }),
          advance_minor: v.number(),
          invoices: v.array(documentLink),
        }),
        v.transform(toCamel),
      ),
    ),
    ...writtenEntries,
  }),
  v.transform((row): DoneCredit => toCamel(row)),
)

const keptAnswer = v.object({
  new: v.number(),
  open: v.number(),
  booked: v.number(),
  aside: v.number(),
})
/** The number of new credits in a file, and the number known already by each state. */
export type KeptCount = v.InferOutput<typeof keptAnswer>

/** Keeps credits of a file, at most 500; those that are there already are recognised. */
export async function keepBankRows(db: Db, rows: readonly NewBankRow[]): Promise<KeptCount> {
  const answer = await db.rpc('keep_bank_rows', { bank_rows: rows.map((row) => toSnake(row)) })
  return v.parse(keptAnswer, unwrap(answer))
}

/** How many credits wait on the screen at one time. */
export const MOST_OPEN_CREDITS = 1000

/** The credits that wait, the latest first; the most of them that a screen takes. */
export async function listOpenCredits(db: Db): Promise<Credit[]> {
  const rows = unwrap(
    await db
      .from('bank_row_records')
      .select(creditColumns)
      .eq('state', 'open')
      .order('day', { ascending: false })
      .order('id')
      .limit(MOST_OPEN_CREDITS),
  )
  return v.parse(v.array(creditRow), rows)
}

/** The credits of these days that are recorded or set aside, the latest first. */
export async function listDoneCredits(
  db: Db,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<DoneCredit[]> {
  const rows = unwrap(
    await db
      .from('bank_row_records')
      .select(`${creditColumns}, state, invoice, receipt, changed_by_name`)
      .neq('state', 'open')
      .gte('day', from)
      .lte('day', to)
      .order('day', { ascending: false })
      .order('id')
      .limit(bankRowLimits.rows),
  )
  return v.parse(v.array(doneRow), rows)
}

const ledgerRow = v.pipe(
  v.object({
    invoices: v.array(
      v.object({
        id: v.string(),
        number: v.string(),
        client_id: text,
        client_name: v.string(),
        issue_date: v.string(),
        due_date: v.string(),
        total_minor: v.number(),
        taxable_minor: v.number(),
        balance_minor: v.number(),
        // A database of before has none.
        parts: v.optional(v.array(v.object({ amount_minor: v.number() })), []),
      }),
    ),
    claims: v.array(
      v.object({
        id: v.string(),
        invoice_id: v.string(),
        amount_minor: v.number(),
        tds_minor: v.number(),
        paid_on: v.string(),
        reference: text,
      }),
    ),
    aliases: v.array(v.object({ client_id: v.string(), name: v.string() })),
    booked: v.array(v.object({ reference: v.string(), amount_minor: v.number() })),
  }),
  v.transform(
    ({ invoices, claims, aliases, booked }): BankLedger => ({
      invoices: invoices.map(({ parts, ...row }) => ({
        ...toCamel(row),
        nextMinor: nextOf(
          row.total_minor,
          parts.map(({ amount_minor }) => amount_minor),
          row.balance_minor,
        ),
      })),
      claims: claims.map((row) => toCamel(row)),
      aliases: aliases.map((row) => toCamel(row)),
      booked: booked.map((row) => toCamel(row)),
    }),
  ),
)

/** Returns the open invoices and claims that credits are compared with. */
export async function getBankLedger(db: Db): Promise<BankLedger> {
  return v.parse(ledgerRow, unwrap(await db.rpc('bank_ledger')))
}

/** A credit and the booking chosen for it. */
export type Booking = {
  rowId: string
  candidate: Pick<Candidate, 'claimId' | 'parts'>
  excess: 'advance' | null
  /** Null while nobody has said. */
  advanceFor: AdvanceFor | null
}

const bookedRow = v.pipe(
  v.object({
    row_id: v.string(),
    payment_id: text,
    receipt_id: text,
    code: text,
    params: v.nullable(v.record(v.string(), v.unknown())),
  }),
  v.transform(({ row_id, payment_id, receipt_id, code, params }) => ({
    rowId: row_id,
    paymentId: payment_id,
    receiptId: receipt_id,
    refusal: code === null ? null : { code, params: (params ?? {}) satisfies Params },
  })),
)
/** The result of booking one credit: a payment or a receipt, or the refusal. */
export type BookedCredit = v.InferOutput<typeof bookedRow>

/** Records at most 50 credits; one refusal does not hold up the others. A repeated call records nothing twice. */
export async function bookCredits(db: Db, bookings: readonly Booking[]): Promise<BookedCredit[]> {
  const answer = await db.rpc('book_bank_rows', {
    bookings: bookings.map(({ rowId, candidate, excess, advanceFor }) => ({
      row_id: rowId,
      claim_id: candidate.claimId,
      parts: candidate.parts.map((part) => toSnake(part)),
      excess,
      advance_for: advanceFor,
    })),
  })
  return v.parse(v.array(bookedRow), unwrap(answer))
}

/** The client whose advance a credit is: one of the book, or a new one. */
export type Payer = { clientId: string } | { name: string; email: string | null }

/** Records a credit that is for no invoice yet as an advance; a new client is made in the same step. */
export async function bookAdvance(
  db: Db,
  rowId: string,
  payer: Payer,
  advanceFor: AdvanceFor | null,
): Promise<BookedCredit> {
  const answer = await db.rpc('book_bank_rows', {
    bookings: [
      {
        row_id: rowId,
        ...('clientId' in payer ? { client_id: payer.clientId } : { new_client: { ...payer } }),
        advance_for: advanceFor,
      },
    ],
  })
  const [booked] = v.parse(v.tuple([bookedRow]), unwrap(answer))
  return booked
}

/** Says that credits are for no invoice, or takes that back. */
export async function setCreditsAside(
  db: Db,
  ids: readonly string[],
  aside: boolean,
): Promise<void> {
  unwrap(await db.rpc('set_bank_rows_aside', { row_ids: [...ids], aside }))
}
