import type { ReservedSql } from 'postgres'
import { afterAll, beforeAll } from 'vitest'
import { as, asServer, sql } from '../setup/stack/database.ts'
import { createInvoice } from '../setup/stack/people.ts'

type Made = { id: string; secret: string }

export async function makeWebhook(
  seller: string,
  topics: string[] | null = null,
  url = 'https://a.example/in',
): Promise<Made> {
  const [row] = await as(
    seller,
    (tx) => tx<{ made: Made }[]>`select make_webhook(${url}, ${topics}, 'Shop') as made`,
  )
  return row?.made ?? { id: '', secret: '' }
}

type Told = { type: string; timestamp: string; data: Record<string, unknown> }

/** The bodies of all events of a person, in order. */
export async function told(seller: string): Promise<Told[]> {
  const rows = await sql<{ body: string }[]>`
    select body from private.webhook_events where user_id = ${seller} order by sequence`
  return rows.map(({ body }): Told => JSON.parse(body))
}

/** A webhook, and an invoice that it is told of. */
export async function tellOne(seller: string, url?: string) {
  const { id, secret } = await makeWebhook(seller, ['documents'], url)
  await as(seller, (tx) => createInvoice(tx))
  const [row] = await sql<{ id: string; event: string }[]>`
    select id, event_id as event from private.webhook_deliveries where webhook_id = ${id}`
  return { id, secret, delivery: row?.id ?? '', event: row?.event ?? '' }
}

type Sent = { id: string; event_id: string; signature: string; timestamp: string; body: string }

/** Takes all that is due, of everybody, and gives what is of this seller. */
export async function take(seller: string): Promise<Sent[]> {
  const [row] = await asServer((tx) => tx<{ taken: Sent[] }[]>`select take_webhooks(100) as taken`)
  const mine = await sql<{ id: string }[]>`
    select id from private.webhook_deliveries where user_id = ${seller}`
  const ids = new Set(mine.map(({ id }) => id))
  return (row?.taken ?? []).filter(({ id }) => ids.has(id))
}

/** How a try went: a status or a fault, and what else a test says. */
export const end = (delivery: string, result: Record<string, string | number>) =>
  asServer((tx) => tx`select end_webhook(${delivery}, ${tx.json({ milliseconds: 1, ...result })})`)

/** The time until the next try is over. */
export const isDue = (delivery: string) =>
  sql`update private.webhook_deliveries set next_at = now() where id = ${delivery}`

export async function deliveryOf(id: string) {
  const [row] = await sql`
    select state, tries, taken_at is not null as taken,
      round(extract(epoch from next_at - now()) / 60)::integer as minutes
    from private.webhook_deliveries where id = ${id}`
  return row
}

export async function webhookOf(id: string) {
  const [row] = await sql`
    select off_why, failing_since is not null as failing from private.webhooks where id = ${id}`
  return row
}

/** Makes a file wait until no other that takes what is due is running, and gives up what waits from others. */
export function takeOneAtATime() {
  let turn: ReservedSql
  beforeAll(async () => {
    turn = await sql.reserve()
    await turn`select pg_advisory_lock(hashtext('tests that run webhooks'))`
    await turn`update private.webhook_deliveries set state = 'failed' where state = 'waiting'`
  })
  afterAll(async () => {
    await turn`select pg_advisory_unlock_all()`
    turn.release()
  })
}
