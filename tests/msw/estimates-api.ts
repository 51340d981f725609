import { HttpResponse } from 'msw'
import { draftId } from '../factories/rows/draft-row.ts'
import type { EstimateRow } from '../factories/rows/estimate-rows.ts'
import type { ReceivedCall } from './received-call.ts'

export type EstimateCall =
  | 'GET /estimate_records'
  | 'POST /rpc/list_estimates'
  | 'POST /rpc/count_estimates'
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
      HttpResponse.json(
        estimates.filter(({ id, invoice }) =>
          query.has('invoice_id')
            ? `eq.${invoice?.id}` === query.get('invoice_id')
            : `eq.${id}` === query.get('id'),
        ),
      ),
    'POST /rpc/list_estimates': ({ body }: ReceivedCall) => {
      const { state, most } = given(body)
      const found = estimates.filter((row) => !state || row.state === state)
      return HttpResponse.json({ total: found.length, estimates: found.slice(0, Number(most)) })
    },
    'POST /rpc/count_estimates': () =>
      HttpResponse.json(
        Object.fromEntries(
          [...Map.groupBy(estimates, ({ state }) => state)].map(([state, of]) => [
            state,
            of.length,
          ]),
        ),
      ),
    'POST /rpc/accept_estimate': note(true),
    'POST /rpc/decline_estimate': note(false),
    'POST /rpc/convert_estimate': () => HttpResponse.json(draftId(1)),
  }
}
