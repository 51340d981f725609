import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { returnForms } from '#domain/gst/filing.ts'
import { type FiledMarkRow, filedMarkRow } from '../factories/rows/filed-mark-row.ts'
import type { ReceivedCall } from './received-call.ts'

export type FilingCall =
  | 'GET /filed_periods'
  | 'POST /rpc/file_period'
  | 'POST /rpc/unfile_period'
  | 'POST /rpc/rejected_notes'
  | 'POST /rpc/reject_note'
  | 'POST /rpc/accept_note'

export interface FilingOptions {
  /** Returns marked as filed, the latest first. */
  marks?: FiledMarkRow[]
  /** Credit notes that buyers rejected, and those that they can. */
  rejections?: { rejected: object[]; open: object[] }
}

const period = {
  form: v.picklist(returnForms),
  first_day: v.string(),
  last_day: v.string(),
  gstin: v.string(),
}
const filed = v.object({ ...period, filed_on: v.string() })
const unfiled = v.object({ ...period, reason: v.string() })

/** Marks that are made and taken back. */
export function filingApi(
  options: FilingOptions,
): Record<FilingCall, (call: ReceivedCall) => Response> {
  let marks = options.marks ?? []
  return {
    'GET /filed_periods': ({ query }) =>
      HttpResponse.json(
        marks.filter(
          ({ form, gstin }) =>
            query.get('form') === `eq.${form}` &&
            query.get('gstin') === (gstin ? `eq.${gstin}` : 'is.null'),
        ),
      ),
    'POST /rpc/file_period': ({ body }) => {
      const mark = filedMarkRow({ id: crypto.randomUUID(), ...v.parse(filed, body) })
      marks = [mark, ...marks]
      return HttpResponse.json(mark)
    },
    'POST /rpc/unfile_period': ({ body }) => {
      const { reason, ...of } = v.parse(unfiled, body)
      marks = marks.map((mark) =>
        (['form', 'first_day', 'last_day', 'gstin'] as const).every((key) => mark[key] === of[key])
          ? {
              ...mark,
              ...{ unmarked_at: '2026-11-22T06:00:00+00:00', unmark_reason: reason },
              unmarked_by_name: 'Ravi',
            }
          : mark,
      )
      return HttpResponse.json(marks[0])
    },
    'POST /rpc/rejected_notes': () =>
      HttpResponse.json(options.rejections ?? { rejected: [], open: [] }),
    'POST /rpc/reject_note': () => new HttpResponse(null, { status: 204 }),
    'POST /rpc/accept_note': () => new HttpResponse(null, { status: 204 }),
  }
}

/** What is asked by and about members of a business. */
export type MemberCall =
  | 'POST /rpc/my_businesses'
  | 'POST /rpc/businesses_standing'
  | 'POST /rpc/business_of_document'
  | 'POST /rpc/list_members'
  | 'POST /rpc/whose_account'
  | 'POST /rpc/check_month'
  | 'POST /rpc/uncheck_month'
