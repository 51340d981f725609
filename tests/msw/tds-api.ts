import { HttpResponse } from 'msw'
import * as v from 'valibot'
import type { ReceivedCall } from './received-call.ts'

export type TdsCall =
  | 'POST /rpc/tds_books'
  | 'POST /rpc/keep_tds_rows'
  | 'POST /rpc/remember_deductor'
  | 'POST /rpc/set_deduction'
  | 'POST /rpc/note_certificate'
  | 'POST /rpc/remove_certificate'
  | 'POST /rpc/client_tds'

export interface TdsOptions {
  /** An answer of `tds_books`, without its empty parts. */
  tdsBooks?: { rows?: object[]; known?: object[]; [part: string]: object | undefined }
  clientTds?: object | null
}

const given = v.object({ told_on: v.string(), tds_rows: v.array(v.looseObject({})) })
const deductor = v.object({
  tan: v.string(),
  deductor: v.string(),
  client_id: v.optional(v.string()),
  forgets: v.optional(v.boolean(), false),
})

/** Rows that are kept and deductors that are remembered as the database does it, but for all that it checks. */
export function tdsApi(options: TdsOptions): Record<TdsCall, (call: ReceivedCall) => Response> {
  const rows: object[] = [...(options.tdsBooks?.rows ?? [])]
  let known: object[] = [...(options.tdsBooks?.known ?? [])]
  const nothing = () => new HttpResponse(null, { status: 204 })
  return {
    'POST /rpc/tds_books': () =>
      HttpResponse.json({
        ...{ deductions: [], clients: [], certificates: [] },
        ...options.tdsBooks,
        ...{ rows, known },
      }),
    'POST /rpc/keep_tds_rows': ({ body }) => {
      const { told_on, tds_rows: kept } = v.parse(given, body)
      for (const row of kept) rows.push({ ...row, id: `row-${rows.length}`, told_on })
      return HttpResponse.json({ new: kept.length, changed: 0, known: 0 })
    },
    'POST /rpc/remember_deductor': ({ body }) => {
      const { tan, deductor: name, client_id = null, forgets } = v.parse(deductor, body)
      known = forgets ? [] : [...known, { tan, name, client_id }]
      return nothing()
    },
    'POST /rpc/set_deduction': nothing,
    'POST /rpc/note_certificate': nothing,
    'POST /rpc/remove_certificate': nothing,
    'POST /rpc/client_tds': () =>
      HttpResponse.json(options.clientTds ?? { kind: null, tan: null, payments: [] }),
  }
}
