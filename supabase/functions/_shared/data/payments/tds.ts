import * as v from 'valibot'
import type { PlainDate } from '#domain/dates.ts'
import { type TdsPayment, tdsPayments } from '#domain/law/values.ts'
import type { Period } from '#domain/periods.ts'
import type { TdsBooks } from '#domain/tds/credit.ts'
import { type DepartmentRow, departmentStatuses } from '#domain/tds/department.ts'
import type { ClientTds } from '#domain/tds/threshold.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { toSnake } from '../snake-names.ts'
import { writtenEntries } from '../written.ts'

const text = v.nullable(v.string())
const kind = v.nullable(v.picklist(tdsPayments))

const books = v.pipe(
  v.object({
    deductions: v.array(
      v.object({
        ...{ id: v.string(), invoice_id: v.string(), number: v.string(), client_id: v.string() },
        ...{ tax_minor: v.number(), paid_on: v.string(), credited_on: text, kind },
        ...writtenEntries,
      }),
    ),
    rows: v.array(
      v.object({
        ...{ id: v.string(), tan: v.string(), deductor: v.string(), pan: text, code: v.string() },
        ...{ day: v.string(), status: v.picklist(departmentStatuses), booked_on: text },
        ...{ remarks: text, paid_minor: v.number(), tax_minor: v.number() },
        ...{ deposited_minor: v.nullable(v.number()), told_on: v.string() },
      }),
    ),
    clients: v.array(
      v.object({ id: v.string(), name: v.string(), tan: text, pan: text, gstin: text }),
    ),
    // Missing before the database says it.
    statement: v.nullish(v.object({ told_on: v.string(), ...writtenEntries }), null),
    known: v.array(
      v.object({ tan: v.string(), name: v.string(), client_id: text, ...writtenEntries }),
    ),
    certificates: v.array(
      v.object({
        ...{ id: v.string(), client_id: v.string(), quarter: v.string(), number: v.string() },
        ...{ received_on: v.string(), ...writtenEntries },
      }),
    ),
  }),
  v.transform(
    (all): TdsBooks => ({
      deductions: all.deductions.map((row) => toCamel(row)),
      rows: all.rows.map((row) => toCamel(row)),
      statement: all.statement && toCamel(all.statement),
      clients: all.clients,
      known: all.known.map((row) => toCamel(row)),
      certificates: all.certificates.map((row) => toCamel(row)),
    }),
  ),
)

export const tdsBooksOf = (answer: unknown): TdsBooks => v.parse(books, answer)

/** All that tells which deducted tax reached the department between two days. */
export async function getTdsBooks(db: Db, { firstDay, lastDay }: Period): Promise<TdsBooks> {
  const answer = await db.rpc('tds_books', { first_day: firstDay, last_day: lastDay })
  return tdsBooksOf(unwrap(answer))
}

const keptAnswer = v.object({ new: v.number(), changed: v.number(), known: v.number() })
export type KeptRows = v.InferOutput<typeof keptAnswer>

/** Keeps the rows of a statement of a day; those that are there already are recognised. */
export async function keepTdsRows(
  db: Db,
  toldOn: PlainDate,
  rows: readonly DepartmentRow[],
): Promise<KeptRows> {
  const answer = await db.rpc('keep_tds_rows', {
    told_on: toldOn,
    tds_rows: rows.map((row) => toSnake(row)),
  })
  return v.parse(keptAnswer, unwrap(answer))
}

/** Says which client a deductor is; null says that they are none. */
export async function rememberDeductor(
  db: Db,
  { tan, name }: { tan: string; name: string },
  clientId: string | null,
): Promise<void> {
  const of = clientId === null ? {} : { client_id: clientId }
  unwrap(await db.rpc('remember_deductor', { tan, deductor: name, ...of }))
}

/** Forgets what was said of a deductor. */
export async function forgetDeductor(db: Db, tan: string): Promise<void> {
  unwrap(await db.rpc('remember_deductor', { tan, deductor: tan, forgets: true }))
}

/** Says what a deduction is for, and the earlier day on which the client credited it. */
export async function setDeduction(
  db: Db,
  id: string,
  { kind: of, creditedOn }: { kind: TdsPayment | null; creditedOn: PlainDate | null },
): Promise<void> {
  unwrap(
    await db.rpc('set_deduction', {
      payment_id: id,
      ...(of && { tds_kind: of }),
      ...(creditedOn && { credited_on: creditedOn }),
    }),
  )
}

/** Notes a certificate; the same one again changes the day on which it came. */
export async function noteCertificate(
  db: Db,
  given: { clientId: string; quarter: PlainDate; certificate: string; receivedOn: PlainDate },
): Promise<void> {
  unwrap(await db.rpc('note_certificate', toSnake(given)))
}

export async function removeCertificate(db: Db, id: string): Promise<void> {
  unwrap(await db.rpc('remove_certificate', { certificate_id: id }))
}

const clientTds = v.nullable(
  v.pipe(
    v.object({
      kind,
      tan: text,
      payments: v.array(
        v.object({ day: v.string(), value_minor: v.nullable(v.number()), tax_minor: v.number() }),
      ),
    }),
    v.transform(
      ({ payments, ...client }): ClientTds => ({
        ...client,
        payments: payments.map(({ value_minor, ...row }) =>
          toCamel({ ...row, value_minor: value_minor ?? 0 }),
        ),
      }),
    ),
  ),
)

/** A client's payments and deductions in the financial year of a day; null of nobody's client. */
export const getClientTds = async (
  db: Db,
  clientId: string,
  day: PlainDate,
): Promise<ClientTds | null> =>
  v.parse(clientTds, unwrap(await db.rpc('client_tds', { client_id: clientId, day })))
