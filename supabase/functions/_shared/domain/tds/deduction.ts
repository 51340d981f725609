import type { PlainDate } from '../dates.ts'
import { decidingDay } from '../law/tds-due.ts'
import type { TdsPayment } from '../law/values.ts'

/** Tax that a client deducted from a payment, as the owner recorded it. Amounts are paise. */
export type TdsDeduction = {
  /** The payment's. */
  id: string
  invoiceId: string
  number: string
  clientId: string
  taxMinor: number
  paidOn: PlainDate
  /** The day on which the client credited it in their books, if that was earlier: then that day decides. */
  creditedOn: PlainDate | null
  /** What the client pays for; null where nobody has said. */
  kind: TdsPayment | null
  /** Who said it last; null for the owner. */
  changedByName?: string | null
}

/** The day that decides which law, which quarter and which year a deduction belongs to. */
export const dayOfDeduction = ({
  creditedOn,
  paidOn,
}: Pick<TdsDeduction, 'paidOn' | 'creditedOn'>): PlainDate =>
  decidingDay(creditedOn, paidOn) ?? paidOn
