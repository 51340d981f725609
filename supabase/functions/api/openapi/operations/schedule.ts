import * as v from 'valibot'
import { scheduleAnswer, scheduleWithRunsAnswer } from '#api/http/shapes/schedule.ts'
import { pageQuery, scheduleBody } from '#api/routes/requests.ts'
import type { PlainDate } from '#domain/dates.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { messages } from '#languages/en/messages/index.ts'
import { pageOf } from '../answers.ts'
import type { TypicalOperation } from './operation.ts'

const invoice = {
  clientName: 'Kaveri Interiors',
  clientEmail: 'billing@kaveri.example',
  notes: 'Thank you.',
  items: [{ description: 'Retainer for {month} {year}', quantity: 1, amount: 25_000 }],
}

const newSchedule = (today: PlainDate) => ({
  every: 'month' as const,
  day: 31,
  start: shiftPeriod('month', today, 1),
  count: 12,
  mode: 'issue' as const,
  termsDays: 15,
  invoice,
})

export const schedules = (today: PlainDate): TypicalOperation[] => {
  const asked = newSchedule(today)
  const stored = {
    id: '6fa459ea-ee8a-4ca4-894e-db77e160355e',
    state: 'active' as const,
    ...asked,
    end: null,
    next: shiftPeriod('month', `${asked.start.slice(0, 8)}31`, 0),
    made: 0,
    refusal: null,
    createdAt: `${today}T05:30:00.000Z`,
  }
  const one = (changes: object) => ({
    schema: scheduleWithRunsAnswer,
    example: { ...stored, ...changes, runs: [] },
  })
  const page = { page: 1, limit: 5, total: 1, totalPages: 1 }
  return [
    {
      method: 'get',
      path: '/schedule',
      summary: 'What is billed again and again, what comes next first.',
      query: pageQuery,
      data: { schema: pageOf(scheduleAnswer), example: { data: [stored], pagination: page } },
      refusals: [422],
    },
    {
      method: 'post',
      path: '/schedule/create',
      summary:
        'Make a draft (`mode` draft), or issue and mail an invoice (`mode` issue), every week, month, quarter or year. `day` is of the month, by default the start’s; where a month has no such day it is its last. `end` is included; `count` is how many are made in all. `{month}` and `{year}` in descriptions, notes and PO number become those of each one. `invoice` is as for `/invoice/create`, and must be whole where it is issued; each is due `termsDays` after its issue.',
      idempotent: true,
      body: { schema: scheduleBody(today), example: asked },
      status: 201,
      message: messages.scheduleCreated,
      data: one({}),
      refusals: [409],
    },
    {
      method: 'get',
      path: '/schedule/{id}',
      summary: 'One of them, with what it made: the latest hundred, each a draft or an invoice.',
      data: one({}),
      refusals: [404],
    },
    {
      method: 'patch',
      path: '/schedule/{id}',
      summary:
        'Change it from the next one on; fields that are not given keep their value, and what it made stays.',
      body: { schema: v.partial(scheduleBody(today)), example: { termsDays: 30 } },
      message: messages.scheduleChanged,
      data: one({ termsDays: 30 }),
      refusals: [404],
    },
    {
      method: 'post',
      path: '/schedule/{id}/pause',
      summary: 'Make nothing until it is resumed; doing it twice is harmless.',
      message: messages.schedulePaused,
      data: one({ state: 'paused' as const, next: null }),
      refusals: [404],
    },
    {
      method: 'post',
      path: '/schedule/{id}/resume',
      summary:
        'Go on with the next day that is not over; what fell in between is not made up for. Also of one that was ended.',
      message: messages.scheduleResumed,
      data: one({}),
      refusals: [404, 409],
    },
    {
      method: 'post',
      path: '/schedule/{id}/end',
      summary: 'Make nothing any more; doing it twice is harmless.',
      message: messages.scheduleEnded,
      data: one({ state: 'ended' as const, next: null }),
      refusals: [404],
    },
    {
      method: 'delete',
      path: '/schedule/{id}',
      summary: 'Delete it with the list of what it made; the drafts and invoices stay.',
      message: messages.scheduleDeleted,
      refusals: [404],
    },
  ]
}
