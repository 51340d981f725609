import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { isPlainDate, monthName, type PlainDate } from '../dates.ts'
import { newInvoiceSchema } from '../document/new/new-invoice.ts'
import type { NamedChange } from '../people/named-change.ts'
import { periodOf, shiftPeriod } from '../periods.ts'

export const scheduleSteps = ['week', 'month', 'quarter', 'year'] as const
export type ScheduleStep = (typeof scheduleSteps)[number]

export const scheduleModes = ['draft', 'issue'] as const
export type ScheduleMode = (typeof scheduleModes)[number]

/** The database holds the same limits. */
export const scheduleLimits = { count: 1_000, termsDays: 365 } as const

/** Days from issue to the due date, unless the parties agreed otherwise. */
export const DEFAULT_TERMS_DAYS = 30

/** The days on which something repeats: `day` is of the month; weekly rules follow the start and have none. */
export type ScheduleRule = { every: ScheduleStep; day: number | null; start: PlainDate }

/** No schedule computes days after this one. */
const LAST_DAY = '2999-12-31'

const months = { month: 1, quarter: 3, year: 12 } as const

/** How often each step comes in a year. */
const timesAYear = { week: 52, month: 12, quarter: 4, year: 1 } as const

/** Spreads amounts of rupees, each with its step, evenly over months, to the rupee. */
export const monthlyMinor = (amounts: readonly { every: ScheduleStep; minor: number }[]): number =>
  Math.round(
    amounts.reduce((sum, { every, minor }) => sum + (minor * timesAYear[every]) / 12, 0) / 100,
  ) * 100

/** The day with that number in a day's month, or the month's last day. */
function dayOfMonth(within: PlainDate, day: number): PlainDate {
  const last = Number(periodOf('month', within).lastDay.slice(8))
  return within.slice(0, 8) + String(Math.min(day, last)).padStart(2, '0')
}

/**
 * The n-th day of a rule (the first is 1), reckoned from its start and never from the day before it: the 31st is a short
 * month's last day, and the 31st again a month later. The database's private.schedule_period is the same.
 */
export function schedulePeriod({ every, day, start }: ScheduleRule, n: number): PlainDate {
  if (every === 'week') return shiftPeriod('day', start, 7 * (n - 1))
  const wanted = day ?? Number(start.slice(8))
  const { firstDay } = periodOf('month', start)
  const first = dayOfMonth(start, wanted) < start ? shiftPeriod('month', firstDay, 1) : firstDay
  return dayOfMonth(shiftPeriod('month', first, months[every] * (n - 1)), wanted)
}

/** Returns the days of a rule from a day on, at most `most` and none after its end. */
export function scheduleDays(
  rule: ScheduleRule & { end: PlainDate | null },
  from: PlainDate,
  most: number,
): PlainDate[] {
  const days: PlainDate[] = []
  for (let n = 1; days.length < most; n++) {
    const day = schedulePeriod(rule, n)
    if (day > (rule.end ?? LAST_DAY)) break
    if (day >= from) days.push(day)
  }
  return days
}

/** `{month}` and `{year}` are those of the period; private.named_for is the same. */
export const namedFor = (text: string, period: PlainDate): string =>
  text.replaceAll('{month}', monthName(period)).replaceAll('{year}', period.slice(0, 4))

/** The input of `newInvoiceSchema` from a form or a request; any field may be missing. */
export type ScheduleContent = Record<string, unknown>

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns the content for one period. */
export function forPeriod<Content extends ScheduleContent>(
  content: Content,
  period: PlainDate,
): Content {
  const named = (value: unknown) => (isText(value) ? namedFor(value, period) : value)
  const { items } = content
  return {
    ...content,
    ...(isText(content.notes) && { notes: named(content.notes) }),
    ...(isText(content.poNumber) && { poNumber: named(content.poNumber) }),
    ...(Array.isArray(items) && {
      items: items.map((row: unknown) =>
        typeof row === 'object' && row !== null && 'description' in row
          ? { ...row, description: named(row.description) }
          : row,
      ),
    }),
  }
}

const wholeNumber = (least: number, most: number, message: string) =>
  v.pipe(
    v.union([v.number(), v.string()], message),
    v.transform(Number),
    v.check((value) => Number.isInteger(value) && value >= least && value <= most, message),
  )

const optionalWhole = (least: number, most: number, message: string) =>
  v.pipe(
    v.nullish(v.union([v.number(), v.string()], message), ''),
    v.transform((value) => (String(value).trim() === '' ? null : Number(value))),
    v.check(
      (value) => value === null || (Number.isInteger(value) && value >= least && value <= most),
      message,
    ),
  )

const day = (message: string) =>
  v.pipe(
    v.nullish(v.string(message), ''),
    v.check((value) => value === '' || isPlainDate(value), message),
    v.transform((value): PlainDate | null => (value === '' ? null : value)),
  )

/** The rule and the content as a form or a request body gives them; the document is separate. */
export const scheduleEntries = (today: PlainDate) => ({
  every: v.picklist(scheduleSteps, message('scheduleStepUnknown')),
  day: optionalWhole(1, 31, message('scheduleDayInvalid')),
  start: v.pipe(
    day(message('scheduleStartInvalid')),
    v.transform((start) => start ?? today),
  ),
  end: day(message('scheduleEndInvalid')),
  count: optionalWhole(1, scheduleLimits.count, message('scheduleCountInvalid')),
  mode: v.picklist(scheduleModes, message('scheduleModeUnknown')),
  termsDays: v.optional(
    wholeNumber(0, scheduleLimits.termsDays, message('termsDaysInvalid')),
    DEFAULT_TERMS_DAYS,
  ),
})

type TypedSchedule = ScheduleRule & { end: PlainDate | null; count: number | null }

/** Returns the fault of a rule as a whole and the field that shows it; null when there is none. */
function wrongRule(rule: TypedSchedule): { field: 'count' | 'end'; message: string } | null {
  if (rule.end === null) return null
  if (rule.count !== null) return { field: 'count', message: message('scheduleOneEnd') }
  if (schedulePeriod(rule, 1) <= rule.end) return null
  return { field: 'end', message: message('scheduleMakesNothing') }
}

/** Runs after the entries: checks the rule as a whole and sets its day of the month. */
export const ruleAction = <Rule extends TypedSchedule>() =>
  v.rawTransform<Rule, Rule>(({ dataset: { value }, addIssue, NEVER }) => {
    const wrong = wrongRule(value)
    if (wrong) {
      const { field: key, message } = wrong
      const at = { type: 'object', origin: 'value', input: value, key, value: value[key] } as const
      addIssue({ message, path: [at] })
      return NEVER
    }
    const day = value.every === 'week' ? null : (value.day ?? Number(value.start.slice(8)))
    return { ...value, day }
  })

export const scheduleSchema = (today: PlainDate) =>
  v.pipe(v.object(scheduleEntries(today)), ruleAction())

export type ScheduleFields = v.InferOutput<ReturnType<typeof scheduleSchema>>

/** The period with the longest name: a text that fits here always fits. */
const LONGEST = '2999-09-01'

/** Sets the content's own days, and drops the shipping bill of another shipment. */
export const dated = <Content extends ScheduleContent>(content: Content, dueDate: PlainDate) => ({
  ...content,
  ...{ issueDate: '', dueDate, shippingBill: '', shippingBillDate: '' },
})

/** Returns the content at its longest, with days of its own, for the check of an invoice. */
export const longestOf = <Content extends ScheduleContent>(content: Content, today: PlainDate) =>
  dated(forPeriod(content, LONGEST), today)

/** Parts of a schedule fall due a number of days after each issue, not on a fixed day. */
const daysWanted = (
  input: ScheduleContent,
  key: number,
): v.RawTransformIssueInfo<ScheduleContent> => {
  const part = { days: null }
  return {
    message: message('partDaysInvalid'),
    path: [
      { type: 'object', origin: 'value', input, key: 'parts', value: input.parts },
      { type: 'array', origin: 'value', input: [part], key, value: part },
      { type: 'object', origin: 'value', input: part, key: 'days', value: null },
    ],
  }
}

/**
 * A document that can be issued by itself, in each of its periods: as `newInvoiceSchema`, but that the days are those of
 * its issue, and that texts must have room for the month.
 */
export const scheduledInvoiceSchema = (today: PlainDate) => {
  const schema = newInvoiceSchema(today)
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const longest = v.safeParse(schema, longestOf(value, today))
      const parsed = longest.success ? v.safeParse(schema, dated(value, today)) : longest
      const onDay = parsed.success ? parsed.output.parts.findIndex(({ days }) => days === null) : -1
      if (onDay >= 0) {
        addIssue(daysWanted(value, onDay))
        return NEVER
      }
      if (parsed.success) {
        const { issueDate: _, dueDate: __, ...invoice } = parsed.output
        return invoice
      }
      for (const { message, path } of parsed.issues) addIssue({ message, path })
      return NEVER
    }),
  )
}

/** A document without its days. */
export type ScheduledInvoice = v.InferOutput<ReturnType<typeof scheduledInvoiceSchema>>

export type ScheduleState = 'active' | 'paused' | 'ended'

export type Schedule = ScheduleFields & {
  id: string
  state: ScheduleState
  /** The day of the next period; null when there are no more. */
  next: PlainDate | null
  /** The number of documents made, and the last period that has one. */
  made: number
  lastPeriod: PlainDate | null
  content: ScheduleContent
  /** The refusal of the last run, in words; null when it went well. */
  refusal: string | null
  tries: number
  createdAt: string
  lastChange: NamedChange
}

/** A period of a schedule and the document made for it. */
export type ScheduleRun = {
  period: PlainDate
  madeAt: string
  /** Made on a later day than its own. */
  late: boolean
  /** The reason why it was not issued automatically. */
  refusal: string | null
  draft: { id: string; state: 'open' | 'issued' | 'discarded' } | null
  invoice: { id: string; number: string; cancelledAt: string | null } | null
}
