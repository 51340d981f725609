import { filedMarkAnswer } from '#api/http/shapes/filing.ts'
import { pageQuery } from '#api/routes/requests.ts'
import type { PlainDate } from '#domain/dates.ts'
import {
  filingRequest,
  periodCode,
  type ReturnForm,
  returnForms,
  unfilingRequest,
} from '#domain/gst/filing.ts'
import { periodOf, shiftPeriod } from '#domain/periods.ts'
import { messages } from '#languages/en/messages/index.ts'
import { pageOf } from '../answers.ts'
import type { TypicalOperation } from './operation.ts'

/** The names of the returns, and what the mark of each forbids. */
const forms: Record<ReturnForm, { name: string; forbids: string }> = {
  gstr1: {
    name: 'GSTR-1',
    forbids:
      'what is dated in it is not issued, revised, cancelled or restored from then on (409 `period_filed`)',
  },
  gstr3b: {
    name: 'GSTR-3B',
    forbids:
      'it forbids nothing by itself, and its day ends the time in which GSTR-1A may amend the GSTR-1. A month of a marked quarter is refused (409 `return_marked`)',
  },
}

export const filing = (today: PlainDate): TypicalOperation[] =>
  returnForms.flatMap((form) => filingOf(form, today))

function filingOf(form: ReturnForm, today: PlainDate): TypicalOperation[] {
  const { name, forbids } = forms[form]
  const month = periodOf('month', shiftPeriod('month', today, -1))
  const period = periodCode(month)
  const reason = 'An invoice was missing'
  const mark = {
    ...{
      form,
      id: '3f0e2f62-9f1d-4c39-8a0e-5b7d2c4f9a11',
      gstin: '27AAPFU0939F1ZV',
      period,
      filing: 'monthly' as const,
    },
    ...{ from: month.firstDay, to: month.lastDay, filedOn: today },
    ...{ markedAt: `${today}T05:30:00.000Z`, unmarkedAt: null, reason: null },
    ...{ byName: 'Ravi Kumar', unmarkedByName: null },
  }
  const page = { page: 1, limit: 5, total: 1, totalPages: 1 }
  return [
    {
      method: 'get',
      path: `/report/${form}/filed`,
      summary: `Which ${name} were marked as filed, each with its \`gstin\` (null of the time without one), the latest period first; marks that were taken back stay, with their \`reason\`. \`byName\` and \`unmarkedByName\` say which member or program did it, null of the owner.`,
      query: pageQuery,
      data: { schema: pageOf(filedMarkAnswer), example: { data: [mark], pagination: page } },
      refusals: [422],
    },
    {
      method: 'post',
      path: `/report/${form}/file`,
      summary: `Mark the ${name} of a month that is over as filed, or with \`filing\` quarterly of the quarter that ends with it: ${forbids}. Without \`filedOn\` it is of today in India. Without \`gstin\` it is of today’s registration, with another of an earlier one, and with an empty one of the time without GST. Doing it twice is harmless.`,
      body: { schema: filingRequest(today), example: { period, filedOn: today } },
      message: messages.markedAsFiled,
      data: { schema: filedMarkAnswer, example: mark },
      refusals: [409],
    },
    {
      method: 'post',
      path: `/report/${form}/unfile`,
      summary: `Take the mark of a ${name} back, of today’s registration or of that of \`gstin\`, for a reason that stays in the history.`,
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
