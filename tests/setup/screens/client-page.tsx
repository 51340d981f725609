import { render, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import { answerOf } from '#src/client-page/answer.ts'
import {
  askInvoice,
  type RestingRow,
  type SharedInvoiceRow,
  type WithdrawnRow,
} from '#src/client-page/client-invoice.ts'
import { Page } from '#src/client-page/page.tsx'
import { server } from '../../msw/server.ts'

type Answer = () => Response | Promise<Response>
type Call = { name: string; body: unknown; token: string | null }

const root = `${import.meta.env.VITE_SUPABASE_URL}/rest/v1/rpc`

/** The functions that a share link's holder may call; what it returns grows with every call that comes in. */
export function shareApi(
  row: SharedInvoiceRow | WithdrawnRow | RestingRow | null,
  answers: Record<string, Answer> = {},
) {
  const calls: Call[] = []
  const usual: Record<string, Answer> = {
    shared_invoice: () => HttpResponse.json(row),
    note_share_view: () => new HttpResponse(null, { status: 204 }),
    claim_payment: () => HttpResponse.json('claimed'),
    answer_estimate: () => HttpResponse.json('accepted'),
  }
  server.use(
    http.post(`${root}/:name`, async ({ request, params }) => {
      const name = String(params.name)
      const body: unknown = await request.json()
      calls.push({ name, body, token: request.headers.get('Authorization') })
      return (answers[name] ?? usual[name])?.()
    }),
  )
  return { calls, bodies: (name: string) => calls.filter((call) => call.name === name) }
}

/** Opens the page of a link, as main.ts does, and waits until all of it is there. */
export async function openClientPage(
  row: SharedInvoiceRow | WithdrawnRow | RestingRow | null,
  answers: Record<string, Answer> = {},
) {
  const api = shareApi(row, answers)
  const onClaimed = vi.fn()
  const first = await answerOf(askInvoice('token-1'))
  const view = render(<Page token="token-1" first={first} onClaimed={onClaimed} />)
  if ('invoice' in first) {
    await waitFor(() => {
      if (api.bodies('note_share_view').length === 0) throw new Error('No view was counted.')
    })
    if (screen.queryByText('Pay by UPI')) {
      await screen.findByText('Scan with any UPI app. The amount is filled in.')
    }
  }
  return {
    ...view,
    ...api,
    onClaimed,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  }
}
