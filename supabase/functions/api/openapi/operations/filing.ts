import { filedMarkAnswer } from '#api/http/shapes/filing.ts'
import { pageQuery } from '#api/routes/requests.ts'
import type { PlainDate } from '#domain/dates.ts'
import { filingRequest, periodCode, unfilingRequest } from '#domain/gst/filing.ts'
import { periodOf, shiftPeriod } from '#domain/periods.ts'
import { messages } from '#languages/en/messages/index.ts'
import { pageOf } from '../answers.ts'
import type { TypicalOperation } from './operation.ts'

export const filing = (today: PlainDate): TypicalOperation[] => {
  const month = periodOf('month', shiftPeriod('month', today, -1))
  const period = periodCode(month)
  const reason = 'An invoice was missing'
  const mark = {
    ...{
      id: '3f0e2f62-9f1d-4c39-8a0e-5b7d2c4f9a11',
      gstin: '27AAPFU0939F1ZV',
      period,
      filing: 'monthly' as const,
    },
    ...{ from: month.firstDay, to: month.lastDay, filedOn: today },
    ...{ markedAt: `${today}T05:30:00.000Z`, unmarkedAt: null, reason: null },
  }
  const page = { page: 1, limit: 5, total: 1, totalPages: 1 }
  return [
    {
      method: 'get',
      path: '/report/gstr1/filed',
      summary:
        'Which returns were marked as filed, each with its `gstin` (null of the time without one), the latest period first; marks that were taken back stay, with their `reason`.',
      query: pageQuery,
      data: { schema: pageOf(filedMarkAnswer), example: { data: [mark], pagination: page } },
      refusals: [422],
    },
    {
      method: 'post',
      path: '/report/gstr1/file',
      summary:
        'Mark the GSTR-1 of a month that is over as filed, or with `filing` quarterly of the quarter that ends with it: what is dated in it is not issued, revised, cancelled or restored from then on (409 `period_filed`). Without `filedOn` it is of today in India. Without `gstin` it is of today’s registration, with another of an earlier one, and with an empty one of the time without GST. Doing it twice is harmless.',
      body: { schema: filingRequest(today), example: { period, filedOn: today } },
      message: messages.markedAsFiled,
      data: { schema: filedMarkAnswer, example: mark },
      refusals: [409],
    },
    {
      method: 'post',
      path: '/report/gstr1/unfile',
      summary:
        'Take a mark back, of today’s registration or of that of `gstin`, for a reason that stays in the history.',
      body: { schema: unfilingRequest, example: { period, reason } },
      message: messages.filedUnmarked,
      data: {
        schema: filedMarkAnswer,
        example: { ...mark, unmarkedAt: `${today}T06:00:00.000Z`, reason },
      },
      refusals: [409],
    },
  ]
}
