import { HttpResponse } from 'msw'
import * as v from 'valibot'
import type { ReceivedCall } from './received-call.ts'

export type BankCall =
  | 'GET /bank_row_records'
  | 'POST /rpc/bank_ledger'
  | 'POST /rpc/keep_bank_rows'
  | 'POST /rpc/book_bank_rows'
  | 'POST /rpc/set_bank_rows_aside'
  | 'POST /rpc/find_mapping'
  | 'POST /rpc/keep_mapping'

type Kept = Record<string, unknown> & { id: string; state: string }

export interface BankOptions {
  /** An answer of `bank_ledger`, without its empty parts. */
  bankLedger?: object
  /** The credits that are kept already. */
  bankRows?: Kept[]
}

const given = v.object({
  bank_rows: v.array(
    v.looseObject({ day: v.string(), narration: v.string(), amount_minor: v.number() }),
  ),
})
const bookings = v.object({ bookings: v.array(v.object({ row_id: v.string() })) })
const asideRequest = v.object({ row_ids: v.array(v.string()), aside: v.boolean() })
const mappingRequest = v.object({ heads: v.array(v.string()), mapping: v.optional(v.unknown()) })

/** Credits that are kept, recorded and set aside as the database does it, but for all that it checks. */
export function bankApi(options: BankOptions): Record<BankCall, (call: ReceivedCall) => Response> {
  const rows: Kept[] = [...(options.bankRows ?? [])]
  const mappings = new Map<string, unknown>()
  const counted = (count: number) => ({ new: count, open: 0, booked: 0, aside: 0 })
  return {
    'GET /bank_row_records': ({ query }) =>
      HttpResponse.json(
        rows.filter(({ state }) => (state === 'open') === (query.get('state') === 'eq.open')),
      ),
    'POST /rpc/bank_ledger': () =>
      HttpResponse.json({
        ...{ invoices: [], claims: [], aliases: [], booked: [] },
        ...options.bankLedger,
      }),
    'POST /rpc/keep_bank_rows': ({ body }) => {
      const { bank_rows: kept } = v.parse(given, body)
      for (const row of kept) {
        rows.push({
          reference: null,
          payer: null,
          ...row,
          id: `row-${rows.length}`,
          state: 'open',
          invoice: null,
          receipt: null,
        })
      }
      return HttpResponse.json(counted(kept.length))
    },
    'POST /rpc/book_bank_rows': ({ body }) =>
      HttpResponse.json(
        v.parse(bookings, body).bookings.map(({ row_id }) => {
          const row = rows.find(({ id }) => id === row_id)
          if (row) row.state = 'booked'
          return { row_id, payment_id: 'payment', receipt_id: null, code: null, params: null }
        }),
      ),
    'POST /rpc/set_bank_rows_aside': ({ body }) => {
      const { row_ids: ids, aside } = v.parse(asideRequest, body)
      for (const row of rows) if (ids.includes(row.id)) row.state = aside ? 'aside' : 'open'
      return new HttpResponse(null, { status: 204 })
    },
    'POST /rpc/find_mapping': ({ body }) =>
      HttpResponse.json(mappings.get(v.parse(mappingRequest, body).heads.join()) ?? null),
    'POST /rpc/keep_mapping': ({ body }) => {
      const { heads, mapping } = v.parse(mappingRequest, body)
      mappings.set(heads.join(), mapping)
      return new HttpResponse(null, { status: 204 })
    },
  }
}
