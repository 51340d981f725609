import * as v from 'valibot'
import type { Db } from '#data/client.ts'
import { unwrap } from '#data/errors.ts'
import { type Message, message, type Result } from './message.ts'

type Server = Pick<Db, 'rpc'>

/** Takes at most so many messages for a minute; `db` must have the server's own key. */
export async function takeMessages(db: Server, most: number): Promise<Message[]> {
  return v.parse(v.array(message), unwrap(await db.rpc('take_webhooks', { most })))
}

/** Records how a try went. One that is not recorded is made again. */
export async function endMessage(db: Server, id: string, result: Result): Promise<void> {
  const { milliseconds, fault, status } = result
  const said = fault === null ? { answer: result.text, retry_after: result.retryAfter } : {}
  unwrap(
    await db.rpc('end_webhook', {
      delivery_id: id,
      result: { milliseconds, fault, status, ...said },
    }),
  )
}
