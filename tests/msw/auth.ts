import { HttpResponse, http } from 'msw'
import { authSession, authUser } from './auth-user.ts'
import { server } from './server.ts'

export { authSession, authUser } from './auth-user.ts'

export type AuthCall =
  | 'POST /signup'
  | 'POST /token'
  | 'POST /verify'
  | 'POST /resend'
  | 'POST /recover'
  | 'POST /otp'
  | 'PUT /user'
  | 'POST /logout'

type Answer = () => Response | Promise<Response>

const root = `${import.meta.env.VITE_SUPABASE_URL}/auth/v1`

const friendly: Record<AuthCall, Answer> = {
  'POST /signup': () => HttpResponse.json(authUser()),
  'POST /token': () => HttpResponse.json(authSession()),
  'POST /verify': () => HttpResponse.json(authSession()),
  'POST /resend': () => HttpResponse.json({}),
  'POST /recover': () => HttpResponse.json({}),
  'POST /otp': () => HttpResponse.json({}),
  'PUT /user': () => HttpResponse.json(authUser()),
  'POST /logout': () => new HttpResponse(null, { status: 204 }),
}

const isKnown = (call: string): call is AuthCall => call in friendly

/**
 * An Auth server that says yes unless a test gives another answer. The returned list grows
 * with every call that comes in.
 */
export function authServer(answers: Partial<Record<AuthCall, Answer>> = {}) {
  const calls: { call: AuthCall; body: unknown }[] = []
  server.use(
    http.all(`${root}/:endpoint`, async ({ request, params }) => {
      const call = `${request.method} /${params.endpoint}`
      if (!isKnown(call)) return undefined
      const text = await request.text()
      calls.push({ call, body: text ? JSON.parse(text) : null })
      return (answers[call] ?? friendly[call])()
    }),
  )
  return calls
}

/** An error as the Auth server words it. */
export const refusal = (status: number, code: string, msg: string) => () =>
  HttpResponse.json({ code: status, error_code: code, msg }, { status })

export const breakdown = () => HttpResponse.json({ message: 'pg: deadlock' }, { status: 500 })

export const noConnection = () => HttpResponse.error()

export const mailedTooRecently = (seconds: number) =>
  refusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  )

/** Gives one answer after the other, the last one for good. */
export function inTurn(...answers: Answer[]): Answer {
  let turn = 0
  return () => (answers[Math.min(turn++, answers.length - 1)] ?? breakdown)()
}

/** An answer that comes when it is let go. */
export function held(answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: () => promise.then(answer), letGo: resolve }
}
