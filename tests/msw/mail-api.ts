import { HttpResponse, http, type PathParams } from 'msw'
import { server } from './server.ts'

type Answer = () => Response | Promise<Response>

const configured = (yes: boolean) => () =>
  HttpResponse.json({ success: true, message: 'OK', data: { configured: yes } })

export const unconfigured = configured(false)

/** A refusal as the REST interface words it. */
export const refusedByApi =
  (status: number, reason: string, { code = reason, message = '', params = {}, field = '' } = {}) =>
  () =>
    HttpResponse.json(
      {
        success: false,
        code,
        message,
        reason,
        params,
        ...(field && { errors: { [field]: message } }),
      },
      { status },
    )

const taken = () =>
  HttpResponse.json({ success: true, message: 'Email sent.', data: { missed: [] } })

/** The calls of the REST interface that mail; `sent` grows with every mail that is asked for. */
export function mailApi({
  state = configured(true),
  send = taken,
}: {
  state?: Answer
  send?: Answer
} = {}) {
  const sent: { id: unknown; key: string | null; authorization: string | null; body: unknown }[] =
    []
  const take = async ({ request, params }: { request: Request; params: PathParams }) => {
    const header = (name: string) => request.headers.get(name)
    sent.push({
      id: params.id,
      key: header('Idempotency-Key'),
      authorization: header('Authorization'),
      body: await request.json(),
    })
    return send()
  }
  server.use(
    http.get('*/api/mail', () => state()),
    http.post('*/api/invoice/:id/send', take),
    http.post('*/api/client/:id/statement/send', take),
  )
  return { sent: () => sent }
}
