import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { isPlainDate, type PlainDate } from '../../dates.ts'
import { scaled } from '../../decimals.ts'
import { MAX_AMOUNT_MINOR } from '../../money.ts'
import { typedAmount, typedDecimal } from '../../text.ts'
import { type AskedPart, partLimits } from './due-parts.ts'

/** Its day, or so many days from the day of issue. */
export type NewPart = AskedPart & { dueDate: PlainDate | null; days: number | null }

const share = v.pipe(
  typedDecimal('perCent', 2),
  v.transform((percent) => Number(scaled(percent, 2))),
  v.check((value) => value > 0 && value < 10_000, message('partShareInvalid')),
)
const amount = v.pipe(
  typedAmount('amount'),
  v.check((minor) => minor > 0 && minor <= MAX_AMOUNT_MINOR, message('partAmountInvalid')),
)
/** A part without an amount or a share: it takes the rest. */
export const restOfTotal: AskedPart = { amountMinor: null, share: null }

/** An amount, or a per cent as "50%"; blank is the rest. */
export const amountOrShare = v.pipe(
  v.nullish(v.union([v.number(), v.string()], message('noNumber', { label: 'amount' })), ''),
  v.transform((typed) => String(typed).trim()),
  v.rawTransform<string, AskedPart>(({ dataset: { value }, addIssue, NEVER }) => {
    if (value === '') return restOfTotal
    const isShare = value.endsWith('%')
    const read = isShare ? v.safeParse(share, value.slice(0, -1)) : v.safeParse(amount, value)
    if (read.success)
      return isShare
        ? { ...restOfTotal, share: read.output }
        : { ...restOfTotal, amountMinor: read.output }
    addIssue({ message: read.issues[0].message })
    return NEVER
  }),
)

const days = v.pipe(
  v.nullish(v.union([v.number(), v.string()], message('partDaysInvalid')), ''),
  v.transform((value) => (String(value).trim() === '' ? null : Number(value))),
  v.check(
    (value) =>
      value === null || (Number.isInteger(value) && value >= 0 && value <= partLimits.days),
    message('partDaysInvalid'),
  ),
)

const partSchema = v.pipe(
  v.object({
    dueDate: v.pipe(
      v.nullish(v.string(message('dueDateInvalid')), ''),
      v.check((day) => day === '' || isPlainDate(day), message('dueDateInvalid')),
      v.transform((day): PlainDate | null => (day === '' ? null : day)),
    ),
    days,
    amount: amountOrShare,
    percent: v.nullish(share),
  }),
  v.transform(
    ({ dueDate, days, amount, percent }): NewPart => ({
      dueDate,
      days: dueDate === null ? days : null,
      ...amount,
      ...(percent && { ...restOfTotal, share: percent }),
    }),
  ),
)

type Field = 'dueDate' | 'amount'

/** Returns the fault of a part among the others. Their sum is checked by callers that know the total. */
function wrongPart(
  part: NewPart,
  before: NewPart | undefined,
  isLast: boolean,
  today: PlainDate,
): [Field, string] | null {
  if (part.dueDate === null && part.days === null) return ['dueDate', message('dueDateRequired')]
  if (part.dueDate !== null && part.dueDate < today) return ['dueDate', message('dueDatePast')]
  const isBehind =
    before === undefined ||
    (part.dueDate !== null && before.dueDate !== null && part.dueDate > before.dueDate) ||
    (part.days !== null && before.days !== null && part.days > before.days) ||
    (part.dueDate === null) !== (before.dueDate === null)
  if (!isBehind) return ['dueDate', message('partBeforeAnother')]
  const isAsked = isLast || part.amountMinor !== null || part.share !== null
  return isAsked ? null : ['amount', message('partAmountRequired')]
}

/** The parts in which a document is due, as a form or a request body gives them; none when all is due at once. */
export const typedParts = (today: PlainDate) =>
  v.pipe(
    v.nullish(v.array(partSchema), []),
    v.check(
      ({ length }) => length === 0 || (length >= partLimits.least && length <= partLimits.most),
      message('partsCount', { least: partLimits.least, most: partLimits.most }),
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value: parts } = dataset
      for (const [key, part] of parts.entries()) {
        const wrong = wrongPart(part, parts[key - 1], key === parts.length - 1, today)
        if (wrong === null) continue
        const [field, message] = wrong
        addIssue({
          message,
          path: [
            { type: 'array', origin: 'value', input: parts, key, value: part },
            { type: 'object', origin: 'value', input: part, key: field, value: null },
          ],
        })
      }
    }),
  )
