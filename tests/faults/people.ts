import { setTimeout as delay } from 'node:timers/promises'
import type postgres from 'postgres'
import type { Stack } from '../../supabase/local/stack-options.ts'

export type Kind = 'invoice' | 'payment' | 'mail'
export type Way = '/api' | 'Data API'
export type Done = { kind: Kind; way: Way; tag: string; begun: number; ended: number }
export type Work = { done: Done[]; refused: Map<string, number> }

/** `first`: with which of the four ways to write their errands begin. */
type Person = { id: string; token: string; first: number }

const password = 'faults-password'
/** Below what one person may mail in an hour. */
const MOST_MAILS = 25
const TRIES = 4
const LONGEST_ANSWER_MS = 60_000

/** Sellers of their own for a round, old enough to mail, with a session each. */
export async function makePeople(
  stack: Stack,
  admin: postgres.Sql,
  count: number,
): Promise<Person[]> {
  const made = await admin<{ id: string; email: string }[]>`
    insert into auth.users (id, email, email_confirmed_at, created_at, raw_user_meta_data, encrypted_password)
    select gen_random_uuid(), gen_random_uuid() || '@faults.example', now(), now() - interval '90 days',
      '{"name": "Asha Rao"}', extensions.crypt(${password}, extensions.gen_salt('bf', 4))
    from generate_series(1, ${count}::integer)
    returning id, email`
  await admin`
    insert into public.businesses (user_id, name, email, phone, postal_code, city, state)
    select id, 'Neel Studio', email, '9820012345', '411004', 'Pune', 'Maharashtra'
    from auth.users where id = any (${made.map(({ id }) => id)})`
  return Promise.all(
    made.map(async ({ id, email }, first) => {
      const answer = await fetch(`${stack.apiUrl}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: stack.publishableKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      if (!answer.ok) throw new Error(`Signing in failed: ${answer.status}`)
      const session: { access_token: string } = await answer.json()
      return { id, token: session.access_token, first }
    }),
  )
}

export type Course = { over: AbortSignal; pauseMs: number; into: Work }

/**
 * Writes invoices, payments and mails as one person until it is over, and notes the acknowledged
 * ones.
 */
export async function work(
  stack: Stack,
  { token, first }: Person,
  { over, pauseMs, into }: Course,
) {
  const post = async (way: Way, path: string, key: string, body: object) => {
    const base = way === '/api' ? `${stack.functionsUrl}/api` : `${stack.apiUrl}/rest/v1/rpc`
    const answer = await fetch(base + path, {
      method: 'POST',
      headers: {
        apikey: stack.publishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(way === '/api' && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    })
    return { status: answer.status, body: answer.ok ? await answer.json() : null }
  }

  /** Asks with one key until it is acknowledged or refused for good, as a program that wants it done. */
  const insist = async (kind: Kind, way: Way, path: string, tag: string, body: object) => {
    for (let tries = 0; tries < TRIES && !over.aborted; tries++) {
      const begun = performance.now()
      const answer = await post(way, path, tag, body).catch(() => ({ status: 0, body: null }))
      if (answer.status >= 200 && answer.status < 300) {
        into.done.push({ kind, way, tag, begun, ended: performance.now() })
        return answer.body
      }
      const said = answer.status === 0 ? 'no answer' : String(answer.status)
      into.refused.set(said, (into.refused.get(said) ?? 0) + 1)
      if (answer.status >= 400 && answer.status < 500) return null
      await delay(pauseMs)
    }
    return null
  }

  let mails = 0
  for (let turn = first; !over.aborted; turn++) {
    const way: Way = turn % 2 === 0 ? '/api' : 'Data API'
    const tag = crypto.randomUUID()
    const made = await insist('invoice', way, ...invoice(way, tag))
    const { id } = (way === '/api' ? made?.data : made) ?? {}
    if (typeof id !== 'string') continue
    await delay(pauseMs / 2)
    const payer: Way = turn % 4 < 2 ? '/api' : 'Data API'
    await insist('payment', payer, ...payment(payer, id, crypto.randomUUID()))
    await delay(pauseMs / 2)
    if (turn % 2 === 0 && mails++ < MOST_MAILS) {
      const key = crypto.randomUUID()
      await insist('mail', '/api', `/invoice/${id}/send`, key, { kind: 'invoice', subject: key })
    }
    await delay(pauseMs)
  }
}

type Call = [path: string, tag: string, body: object]

/** Each write carries its tag, so that it is found again. */
function invoice(way: Way, tag: string): Call {
  const clientEmail = `${tag}@kaveri.example`
  if (way === '/api') {
    const items = [{ description: 'Design', quantity: 1, amount: 100 }]
    const fields = { clientName: tag, clientEmail, currency: 'INR', dueDate: '2990-01-01', items }
    return ['/invoice/create', tag, fields]
  }
  const document = {
    client_name: tag,
    client_email: clientEmail,
    due_date: '2990-01-01',
    items: [{ description: 'Design', quantity: 1, amount_minor: 10_000 }],
  }
  return ['/issue_invoice', tag, { request_key: tag, document }]
}

function payment(way: Way, invoiceId: string, tag: string): Call {
  if (way === '/api') {
    const fields = { amount: 60, method: 'Cash', reference: tag }
    return [`/invoice/${invoiceId}/payments`, tag, fields]
  }
  const fields = {
    request_key: tag,
    invoice_id: invoiceId,
    amount_minor: 6_000,
    paid_on: new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10),
    method: 'Cash',
    reference: tag,
    note: null,
    tds_minor: 0,
  }
  return ['/record_payment', tag, fields]
}
