import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { type ScheduleRow, scheduleRow } from '../factories/rows/schedule-row.ts'
import type { ReceivedCall } from './received-call.ts'

export type ScheduleCall =
  | 'GET /schedules'
  | 'POST /rpc/list_schedules'
  | 'POST /rpc/list_schedule_runs'
  | 'POST /rpc/create_schedule'
  | 'POST /rpc/change_schedule'
  | 'POST /rpc/pause_schedule'
  | 'POST /rpc/resume_schedule'
  | 'POST /rpc/end_schedule'
  | 'POST /rpc/delete_schedule'
  | 'POST /rpc/repeated_content'

export interface ScheduleOptions {
  schedules?: ScheduleRow[]
  /** Runs of each schedule. */
  runs?: object[]
  /** The content of an invoice, for a schedule that repeats it. */
  repeated?: object | null
}

const listRequest = v.object({ skip: v.number(), most: v.number() })
const ofOne = v.object({ schedule_id: v.string() })
const kept = v.object({ schedule_id: v.optional(v.string()), schedule: v.looseObject({}) })

/** Schedules that are kept, changed, paused and gone; none of them runs. */
export function schedulesApi(
  options: ScheduleOptions,
): Record<ScheduleCall, (call: ReceivedCall) => Response> {
  let schedules = options.schedules ?? []
  const { runs = [], repeated = null } = options
  const change = (id: unknown, fields: object) => {
    schedules = schedules.map((row) => (row.id === id ? { ...row, ...fields } : row))
    return new HttpResponse(null, { status: 204 })
  }
  const setting =
    (fields: object) =>
    ({ body }: ReceivedCall) =>
      change(v.parse(ofOne, body).schedule_id, fields)
  return {
    'GET /schedules': ({ query }) => {
      const row = schedules.find(({ id }) => query.get('id') === `eq.${id}`)
      return HttpResponse.json(row ? [row] : [])
    },
    'POST /rpc/list_schedules': ({ body }) => {
      const { skip, most } = v.parse(listRequest, body)
      const shown = schedules.slice(skip, skip + most)
      return HttpResponse.json({ total: schedules.length, schedules: shown })
    },
    'POST /rpc/list_schedule_runs': () => HttpResponse.json({ total: runs.length, runs }),
    'POST /rpc/create_schedule': ({ body }) => {
      const made = scheduleRow(schedules.length + 100, v.parse(kept, body).schedule)
      schedules = [...schedules, made]
      return HttpResponse.json(made.id)
    },
    'POST /rpc/change_schedule': ({ body }) => {
      const { schedule_id, schedule } = v.parse(kept, body)
      return change(schedule_id, schedule)
    },
    'POST /rpc/pause_schedule': setting({ paused_at: '2026-11-22T10:00:00+00:00' }),
    'POST /rpc/resume_schedule': setting({ paused_at: null }),
    'POST /rpc/end_schedule': setting({ next_on: null }),
    'POST /rpc/delete_schedule': ({ body }) => {
      const { schedule_id } = v.parse(ofOne, body)
      schedules = schedules.filter(({ id }) => id !== schedule_id)
      return new HttpResponse(null, { status: 204 })
    },
    'POST /rpc/repeated_content': () => HttpResponse.json(repeated),
  }
}
