import * as v from 'valibot'
import {
  type Schedule,
  type ScheduleRun,
  scheduleModes,
  scheduleSteps,
} from '#domain/schedule/schedule.ts'
import { sentences } from '#languages/en/sentences.ts'
import { say } from '#languages/say.ts'

const day = v.pipe(v.string(), v.isoDate())
const instant = v.pipe(v.string(), v.isoTimestamp())
const count = v.pipe(v.number(), v.integer())
const id = v.pipe(v.string(), v.uuid())

/** A recurring document; `next` is null while it is paused and after its last period. */
export const scheduleShape = (schedule: Schedule) => ({
  id: schedule.id,
  state: schedule.state,
  every: schedule.every,
  day: schedule.day,
  start: schedule.start,
  end: schedule.end,
  count: schedule.count,
  mode: schedule.mode,
  termsDays: schedule.termsDays,
  next: schedule.next,
  made: schedule.made,
  refusal: schedule.refusal && say(sentences, schedule.refusal),
  invoice: schedule.content,
  createdAt: schedule.createdAt,
})

const runShape = ({ period, madeAt, late, refusal, draft, invoice }: ScheduleRun) => ({
  period,
  madeAt,
  late,
  refusal: refusal && say(sentences, refusal),
  draftId: draft?.id ?? null,
  invoiceId: invoice?.id ?? null,
  formattedInvoiceNumber: invoice?.number ?? null,
})

/** Includes its runs, the latest period first. */
export const scheduleWithRunsShape = (schedule: Schedule, runs: ScheduleRun[]) => ({
  ...scheduleShape(schedule),
  runs: runs.map(runShape),
})

const schedule = {
  id,
  state: v.picklist(['active', 'paused', 'ended']),
  every: v.picklist(scheduleSteps),
  day: v.nullable(count),
  start: day,
  end: v.nullable(day),
  count: v.nullable(count),
  mode: v.picklist(scheduleModes),
  termsDays: count,
  next: v.nullable(day),
  made: count,
  refusal: v.nullable(v.string()),
  invoice: v.record(v.string(), v.unknown()),
  createdAt: instant,
}

export const scheduleAnswer: v.GenericSchema<ReturnType<typeof scheduleShape>> = v.object(schedule)

export const scheduleWithRunsAnswer: v.GenericSchema<ReturnType<typeof scheduleWithRunsShape>> =
  v.object({
    ...schedule,
    runs: v.array(
      v.object({
        period: day,
        madeAt: instant,
        late: v.boolean(),
        refusal: v.nullable(v.string()),
        draftId: v.nullable(id),
        invoiceId: v.nullable(id),
        formattedInvoiceNumber: v.nullable(v.string()),
      }),
    ),
  })
