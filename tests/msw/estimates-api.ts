import { HttpResponse } from 'msw'
import { kinds } from '#domain/document/kinds.ts'
import { draftId } from '../factories/rows/draft-row.ts'
import type { EstimateRow } from '../factories/rows/estimate-rows.ts'
import type { ReceivedCall } from './received-call.ts'

export type EstimateCall =
  | 'GET /estimate_records'
  | 'POST /rpc/list_estimates'
  | 'POST /rpc/accept_estimate'
  | 'POST /rpc/decline_estimate'
  | 'POST /rpc/convert_estimate'

export interface EstimateOptions {
  /** Changed by what is asked for. */
  estimates?: EstimateRow[]
}

const given = (body: unknown) => (body ?? {}) as Record<string, unknown>

/** Estimates as the database keeps them. */
export function estimatesApi({ estimates = [] }: EstimateOptions) {
  const note = (accepted: boolean) =>
    function noted({ body }: ReceivedCall) {
      const row = estimates.find(({ id }) => id === given(body).estimate_id)
      const answer = {
        accepted,
        name: null,
        note: null,
        answered_at: '2026-11-22T10:00:00Z',
        restored: false,
      }
      Object.assign(row ?? {}, { answer, state: accepted ? 'accepted' : 'declined' })
      return new HttpResponse(null, { status: 204 })
    }
  return {
    'GET /estimate_records': ({ query }: ReceivedCall) =>
      HttpResponse.json(estimates.filter(({ id }) => `eq.${id}` === query.get('id'))),
    'POST /rpc/list_estimates': ({ body }: ReceivedCall) => {
      const { list, state, query = '', client_id, most } = given(body)
      const matching = estimates.filter(
        (row) =>
          (list === 'all' || kinds[row.kind].list === list) &&
          (state ? row.state === state : row.state !== 'cancelled') &&
          (!client_id || row.client_id === client_id) &&
          `${row.client_name} ${row.number}`.toLowerCase().includes(String(query).toLowerCase()),
      )
      return HttpResponse.json({
        total: matching.length,
        estimates: matching.slice(0, Number(most)),
      })
    },
    'POST /rpc/accept_estimate': note(true),
    'POST /rpc/decline_estimate': note(false),
    'POST /rpc/convert_estimate': () => HttpResponse.json(draftId(1)),
  }
}
