import * as v from 'valibot'
import type { PlainDate } from '#domain/dates.ts'
import { type LatePayment, lateStanding } from '#domain/law/late-payment.ts'

/** Figures, or the interest statement. */
export const interestQuery = v.object({
  format: v.optional(v.picklist(['json', 'pdf'], 'format must be json or pdf.'), 'json'),
})

const day = v.nullable(v.string())
const minor = v.nullable(v.number())

/** Amounts in rupees; without a `state` of `known` there are none. */
export const lateAnswer = v.object({
  acceptedOn: day,
  agreedDays: v.nullable(v.number()),
  state: v.picklist(['known', 'unregistered', 'medium', 'notAccepted', 'unknown']),
  lastDay: day,
  asOf: v.string(),
  open: minor,
  interest: minor,
  /** One for each month from the last day on; `rates` are yearly, in per cent. */
  rests: v.array(
    v.object({
      from: v.string(),
      to: v.string(),
      rates: v.array(v.number()),
      interest: v.number(),
    }),
  ),
})

const rupees = (paise: number) => paise / 100

export function lateShape(late: LatePayment, asOf: PlainDate): v.InferOutput<typeof lateAnswer> {
  const standing = lateStanding(late, asOf)
  const { acceptedOn, agreedDays } = late
  const said = { acceptedOn, agreedDays, state: standing.state, asOf }
  if (standing.state !== 'known') {
    return { ...said, lastDay: null, open: null, interest: null, rests: [] }
  }
  const { lastDay, interest } = standing
  return {
    ...said,
    lastDay,
    open: rupees(interest.openMinor),
    interest: rupees(interest.interestMinor),
    rests: interest.rests.map(({ lines, interestMinor }) => ({
      from: lines[0]?.firstDay ?? '',
      to: lines.at(-1)?.lastDay ?? '',
      rates: lines.map(({ rate }) => rate / 100),
      interest: rupees(interestMinor),
    })),
  }
}
