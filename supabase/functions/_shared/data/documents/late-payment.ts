import * as v from 'valibot'
import { enterpriseKinds, enterpriseSizes } from '#domain/law/enterprise.ts'
import type { Acceptance, LatePayment } from '#domain/law/late-payment.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'

const text = v.nullable(v.string())

/** What the database tells of an invoice's late payment; null of one that the law is not about. */
export const latePaymentRow = v.nullable(
  v.pipe(
    v.object({
      accepted_on: text,
      agreed_days: v.nullable(v.number()),
      amount_minor: v.number(),
      udyam: text,
      enterprise_size: v.nullable(v.picklist(enterpriseSizes)),
      enterprise_kind: v.nullable(v.picklist(enterpriseKinds)),
      reductions: v.array(v.object({ day: v.string(), amount_minor: v.number() })),
    }),
    v.transform(
      ({ reductions, ...row }): LatePayment => ({
        ...toCamel(row),
        reductions: reductions.map((one) => toCamel(one)),
      }),
    ),
  ),
)

export const getLatePayment = async (db: Db, id: string): Promise<LatePayment | null> =>
  v.parse(latePaymentRow, unwrap(await db.rpc('late_payment', { invoice_id: id })))

/** The same for a reminder; null where the owner does not want interest told. */
export async function getToldLatePayment(db: Db, id: string): Promise<LatePayment | null> {
  const business = unwrap(await db.from('businesses').select('interest_in_reminders').maybeSingle())
  return business?.interest_in_reminders ? getLatePayment(db, id) : null
}

/** Notes, or takes out, the day of acceptance and the agreed days; doing it twice is harmless. */
export const setAcceptance = async (
  db: Db,
  id: string,
  { acceptedOn, agreedDays }: Acceptance,
): Promise<LatePayment | null> =>
  v.parse(
    latePaymentRow,
    unwrap(
      await db.rpc('set_acceptance', {
        invoice_id: id,
        ...(acceptedOn !== null && { accepted_on: acceptedOn }),
        ...(agreedDays !== null && { agreed_days: agreedDays }),
      }),
    ),
  )
