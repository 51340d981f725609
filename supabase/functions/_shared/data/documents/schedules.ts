import * as v from 'valibot'
import {
  type Schedule,
  type ScheduleContent,
  type ScheduledInvoice,
  type ScheduleFields,
  type ScheduleRun,
  type ScheduleState,
  scheduleModes,
  scheduleSteps,
} from '#domain/schedule/schedule.ts'
import type { Db } from '../client.ts'
import { DataError, unwrap } from '../errors.ts'
import { runRefusal } from '../run-refusal.ts'
import { changedEntries, lastChangeOf } from '../written.ts'
import { documentOfNew, isInvoiceId as isId } from './invoices.ts'
import { timestamp } from './rows.ts'

const day = v.nullable(v.string())

const columns =
  'id, every, day, start_on, end_on, times, mode, terms_days, content, made, last_period, next_on, paused_at, last_error, tries, created_at, changed_at, changed_by_name'

const stateOf = (row: { next_on: string | null; paused_at: string | null }): ScheduleState =>
  row.next_on === null ? 'ended' : row.paused_at === null ? 'active' : 'paused'

/** A row of `schedules` as the domain's Schedule. */
const scheduleRow = v.pipe(
  v.object({
    id: v.string(),
    every: v.picklist(scheduleSteps),
    day: v.nullable(v.number()),
    start_on: v.string(),
    end_on: day,
    times: v.nullable(v.number()),
    mode: v.picklist(scheduleModes),
    terms_days: v.number(),
    content: v.record(v.string(), v.unknown()),
    made: v.number(),
    last_period: day,
    next_on: day,
    paused_at: v.nullable(timestamp),
    last_error: runRefusal,
    tries: v.number(),
    created_at: timestamp,
    ...changedEntries,
  }),
  v.transform(
    (row): Schedule => ({
      id: row.id,
      every: row.every,
      day: row.day,
      start: row.start_on,
      end: row.end_on,
      count: row.times,
      mode: row.mode,
      termsDays: row.terms_days,
      content: row.content,
      state: stateOf(row),
      next: stateOf(row) === 'active' ? row.next_on : null,
      made: row.made,
      lastPeriod: row.last_period,
      refusal: row.last_error,
      tries: row.tries,
      createdAt: row.created_at,
      lastChange: lastChangeOf(row),
    }),
  ),
)

const runRow = v.pipe(
  v.object({
    period: v.string(),
    made_at: timestamp,
    late: v.boolean(),
    error: runRefusal,
    draft: v.nullable(
      v.object({ id: v.string(), state: v.picklist(['open', 'issued', 'discarded']) }),
    ),
    invoice: v.nullable(
      v.object({ id: v.string(), number: v.string(), cancelled_at: v.nullable(timestamp) }),
    ),
  }),
  v.transform(
    ({ made_at, error, invoice, ...run }): ScheduleRun => ({
      ...run,
      madeAt: made_at,
      refusal: error,
      invoice: invoice && {
        id: invoice.id,
        number: invoice.number,
        cancelledAt: invoice.cancelled_at,
      },
    }),
  ),
)

const notFound = () => new DataError({ status: 404, code: 'schedule_not_found' })

type Range = { offset: number; limit: number }

/** Lists the caller's schedules, the next one due first. */
export async function listSchedules(
  db: Db,
  { offset, limit }: Range,
): Promise<{ schedules: Schedule[]; total: number }> {
  const list = unwrap(await db.rpc('list_schedules', { skip: offset, most: limit }))
  return v.parse(v.object({ total: v.number(), schedules: v.array(scheduleRow) }), list)
}

/** One of the caller's schedules; malformed or foreign: 404. */
export async function getSchedule(db: Db, id: string): Promise<Schedule> {
  if (!isId(id)) throw notFound()
  const row = unwrap(await db.from('schedules').select(columns).eq('id', id).maybeSingle())
  if (row === null) throw notFound()
  return v.parse(scheduleRow, row)
}

/** Returns the runs of a schedule, the latest period first. */
export async function listScheduleRuns(
  db: Db,
  id: string,
  { offset, limit }: Range,
): Promise<{ runs: ScheduleRun[]; total: number }> {
  const list = unwrap(
    await db.rpc('list_schedule_runs', { schedule_id: id, skip: offset, most: limit }),
  )
  return v.parse(v.object({ total: v.number(), runs: v.array(runRow) }), list)
}

/** The fields of a schedule; `invoice` is the content as a document, when the schedule issues by itself. */
export type NewSchedule = ScheduleFields & {
  content: ScheduleContent
  invoice: ScheduledInvoice | null
}

const saidOf = ({ start, end, count, termsDays, content, invoice, ...rule }: NewSchedule) => ({
  ...rule,
  start_on: start,
  end_on: end,
  times: count,
  terms_days: termsDays,
  // Drops undefined fields, as JSON does.
  content: JSON.parse(JSON.stringify(content)),
  document: invoice && documentOfNew(invoice),
})

/** Saves a schedule and returns its id. A key (a UUID) used again saves nothing new, or is refused (409) for another one. */
export async function createSchedule(db: Db, requestKey: string, schedule: NewSchedule) {
  return unwrap(
    await db.rpc('create_schedule', { request_key: requestKey, schedule: saidOf(schedule) }),
  )
}

/** Takes effect from the next period on. */
export async function changeSchedule(db: Db, id: string, schedule: NewSchedule): Promise<void> {
  unwrap(await db.rpc('change_schedule', { schedule_id: id, schedule: saidOf(schedule) }))
}

export const scheduleActions = ['pause', 'resume', 'end', 'delete'] as const
export type ScheduleAction = (typeof scheduleActions)[number]

/** A second call does no harm, except that a deleted schedule is not found. */
export async function actOnSchedule(db: Db, id: string, action: ScheduleAction): Promise<void> {
  unwrap(await db.rpc(`${action}_schedule`, { schedule_id: id }))
}

/** Returns the content of one of the caller's documents in the form of a draft, for a schedule that repeats it. */
export async function repeatedContent(db: Db, documentId: string): Promise<ScheduleContent> {
  const content = isId(documentId)
    ? unwrap(await db.rpc('repeated_content', { document_id: documentId }))
    : null
  if (content === null) throw new DataError({ status: 404, code: 'invoice_not_found' })
  return v.parse(v.record(v.string(), v.unknown()), content)
}
