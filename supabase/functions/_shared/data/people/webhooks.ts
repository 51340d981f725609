import * as v from 'valibot'
import { type NewWebhook, type WebhookTopic, webhookTopics } from '#domain/people/webhooks.ts'
import type { Db } from '../client.ts'
import { timestamp } from '../documents/rows.ts'
import { unwrap } from '../errors.ts'

type Calls = Pick<Db, 'rpc'>

/** Why a try got no answer. */
const fault = v.nullable(v.picklist(['address', 'name', 'connection', 'timeout', 'answer']))
export type WebhookFault = NonNullable<v.InferOutput<typeof fault>>

const rows = v.array(
  v.object({
    id: v.string(),
    url: v.string(),
    description: v.nullable(v.string()),
    topics: v.nullable(v.array(v.picklist(webhookTopics))),
    off_why: v.nullable(v.picklist(['owner', 'gone', 'failing'])),
    failing_since: v.nullable(timestamp),
    waiting: v.number(),
    last: v.nullable(v.object({ at: timestamp, status: v.nullable(v.number()), fault })),
  }),
)

export type Webhook = {
  id: string
  url: string
  description: string | null
  topics: readonly WebhookTopic[]
  /** Why it is off; null while it is on. */
  offWhy: 'owner' | 'gone' | 'failing' | null
  /** Instants, ISO 8601. */
  failingSince: string | null
  /** How many events wait for it. */
  waiting: number
  last: { at: string; status: number | null; fault: WebhookFault | null } | null
}

/** The caller's webhooks, the oldest first. */
export async function listWebhooks(db: Calls): Promise<Webhook[]> {
  return v.parse(rows, unwrap(await db.rpc('list_webhooks'))).map((row) => ({
    ...{ id: row.id, url: row.url, description: row.description, waiting: row.waiting },
    topics: row.topics ?? webhookTopics,
    ...{ offWhy: row.off_why, failingSince: row.failing_since, last: row.last },
  }))
}

const tries = v.array(
  v.object({
    id: v.number(),
    at: timestamp,
    status: v.nullable(v.number()),
    fault,
    milliseconds: v.number(),
    answer: v.string(),
    state: v.picklist(['waiting', 'delivered', 'failed']),
    delivery_id: v.string(),
    type: v.string(),
    number: v.nullable(v.string()),
  }),
)

/** One try to deliver an event, and how its receiver answered. */
export type WebhookTry = v.InferOutput<typeof tries>[number]

/** The last tries of a webhook, the newest first. */
export async function listTries(db: Calls, id: string): Promise<WebhookTry[]> {
  return v.parse(tries, unwrap(await db.rpc('webhook_attempts', { webhook_id: id })))
}

/** All topics stand for those to come as well, which the database calls none. */
const argumentsOf = ({ url, description, topics }: NewWebhook) => ({
  url,
  ...(description !== null && { description }),
  ...(topics.length < webhookTopics.length && { topics }),
})

const made = v.object({ secret: v.string() })

/** A new webhook; tells its secret, this once. The database asks for a fresh proof. */
export async function makeWebhook(db: Calls, webhook: NewWebhook): Promise<string> {
  return v.parse(made, unwrap(await db.rpc('make_webhook', argumentsOf(webhook)))).secret
}

export async function changeWebhook(db: Calls, id: string, webhook: NewWebhook): Promise<void> {
  unwrap(await db.rpc('change_webhook', { webhook_id: id, ...argumentsOf(webhook) }))
}

export async function switchWebhook(db: Calls, id: string, isOn: boolean): Promise<void> {
  unwrap(await db.rpc('switch_webhook', { webhook_id: id, is_on: isOn }))
}

/** A new secret, told this once; the one before signs beside it for a day. */
export async function renewSecret(db: Calls, id: string): Promise<string> {
  return unwrap(await db.rpc('renew_webhook_secret', { webhook_id: id }))
}

export async function removeWebhook(db: Calls, id: string): Promise<void> {
  unwrap(await db.rpc('remove_webhook', { webhook_id: id }))
}

/** Sends a test; it goes within a minute. */
export async function pingWebhook(db: Calls, id: string): Promise<void> {
  unwrap(await db.rpc('ping_webhook', { webhook_id: id }))
}

/** Sends an event once more, under the same id. */
export async function replayDelivery(db: Calls, id: string): Promise<void> {
  unwrap(await db.rpc('replay_webhook', { delivery_id: id }))
}
