import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { isPlainDate, type PlainDate } from '../dates.ts'
import { type Enterprise, interestStanding } from './enterprise.ts'
import { lastPayDay } from './last-pay-day.ts'
import { interestOf, type LateInterest, type Reduction } from './late-interest.ts'

/** What the interest on an invoice is reckoned from; the enterprise is its seller. */
export interface LatePayment extends Enterprise {
  /** When the buyer accepted what was supplied; null until the seller enters it. */
  acceptedOn: PlainDate | null
  /** The days to pay that were agreed in writing. */
  agreedDays: number | null
  amountMinor: number
  reductions: Reduction[]
}

/** Why no amount is shown, or the last day to pay and what is owed beyond it. */
export type LateStanding =
  | { state: 'unregistered' | 'medium' | 'notAccepted' | 'unknown' }
  | { state: 'known'; lastDay: PlainDate; interest: LateInterest }

/** Returns what the law adds to a late payment as of a day; an amount only where all that it needs is known. */
export function lateStanding(late: LatePayment, asOf: PlainDate): LateStanding {
  const state = interestStanding(late)
  if (state !== 'yes') return { state }
  if (late.acceptedOn === null) return { state: 'notAccepted' }
  const lastDay = lastPayDay(late.acceptedOn, late.agreedDays)
  const { amountMinor, reductions } = late
  const interest = lastDay && interestOf({ amountMinor, lastDay, asOf, reductions })
  return lastDay && interest ? { state: 'known', lastDay, interest } : { state: 'unknown' }
}

const agreedDays = v.pipe(
  v.nullish(v.union([v.number(), v.string()], message('agreedDaysInvalid')), ''),
  v.transform((typed) => String(typed).trim()),
  v.check((typed) => typed === '' || /^[1-9]\d{0,2}$/.test(typed), message('agreedDaysInvalid')),
  v.transform((typed) => (typed === '' ? null : Number(typed))),
  v.check((days) => days === null || days <= 365, message('agreedDaysInvalid')),
)

/** The day of acceptance and the days agreed in writing; blank takes them out. */
export const acceptanceSchema = (today: PlainDate) =>
  v.object({
    acceptedOn: v.pipe(
      v.nullish(v.string(message('acceptedOnInvalid')), ''),
      v.trim(),
      v.check((day) => day === '' || isPlainDate(day), message('acceptedOnInvalid')),
      v.check((day) => day <= today, message('acceptedOnFuture')),
      v.transform((day) => (day === '' ? null : day)),
    ),
    agreedDays,
  })

export type AcceptanceInput = v.InferInput<ReturnType<typeof acceptanceSchema>>
export type Acceptance = v.InferOutput<ReturnType<typeof acceptanceSchema>>
