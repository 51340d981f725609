import { beforeEach, expect, test } from 'vitest'
import { as, asServer, sql } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { outcome } from './ledger.ts'
import {
  deliveryOf,
  end,
  isDue,
  makeWebhook,
  take,
  takeOneAtATime,
  tellOne,
  told,
  webhookOf,
} from './webhooks.ts'

takeOneAtATime()

let seller: string
beforeEach(async () => {
  seller = await makeSeller()
})

test('a delivery is taken once, and again when its run died; the id stays and the time is new', async () => {
  const { delivery } = await tellOne(seller)
  const [first] = await take(seller)
  expect(first).toMatchObject({ id: delivery })
  await sql`update private.webhook_events set at = now() - interval '1 day' where id = ${first?.event_id ?? ''}`
  expect(await take(seller)).toEqual([])
  expect(await deliveryOf(delivery)).toMatchObject({ state: 'waiting', tries: 1, taken: true })
  await isDue(delivery)
  const [second] = await take(seller)
  expect([second?.event_id, second?.body]).toEqual([first?.event_id, first?.body])
  // Of the try, not of the event.
  expect(Math.abs(Number(second?.timestamp) - Date.now() / 1_000)).toBeLessThan(60)
  await sql`update private.webhook_deliveries set tries = 8, next_at = now() where id = ${delivery}`
  expect(await take(seller)).toEqual([])
  expect(await deliveryOf(delivery)).toMatchObject({ state: 'failed' })
})

test('failures wait longer each time, over a day, then it is given up; what arrives ends it', async () => {
  const { id, delivery } = await tellOne(seller)
  const pauses: number[] = []
  for (let tries = 1; tries <= 8; tries += 1) {
    await isDue(delivery)
    expect(await take(seller)).toHaveLength(1)
    await end(delivery, { status: 500 })
    const state = await deliveryOf(delivery)
    if (state?.state === 'waiting') pauses.push(state.minutes)
  }
  const wanted = [0, 5, 30, 120, 300, 600, 600]
  expect(
    pauses.map(
      (minutes, at) => minutes >= (wanted[at] ?? 0) && minutes <= (wanted[at] ?? 0) * 1.1 + 1,
    ),
  ).toEqual(wanted.map(() => true))
  expect([await deliveryOf(delivery), await webhookOf(id)]).toMatchObject([
    { state: 'failed' },
    { failing: true },
  ])
  await as(seller, (tx) => tx`select replay_webhook(${delivery})`)
  const [again] = await take(seller)
  await end(again?.id ?? '', { status: 204, answer: 'ok' })
  expect(await deliveryOf(delivery)).toMatchObject({ state: 'delivered', tries: 1 })
  expect(await webhookOf(id)).toEqual({ off_why: null, failing: false })
})

test('a receiver that asks for a pause gets it, within a day', async () => {
  const { delivery } = await tellOne(seller)
  await as(seller, (tx) => createInvoice(tx))
  expect(await take(seller)).toHaveLength(2)
  await end(delivery, { status: 429, retry_after: 999_999 })
  expect(await deliveryOf(delivery)).toMatchObject({ minutes: 1440 })
  await sql`update private.webhook_deliveries set next_at = now(), taken_at = null where user_id = ${seller}`
  expect(await take(seller)).toEqual([])
})

test('at most two at a time go to a receiver and four to an account, in turn', async () => {
  const [first] = [
    await makeWebhook(seller, ['documents']),
    await makeWebhook(seller, ['documents']),
    await makeWebhook(seller, ['documents']),
  ]
  for (let made = 0; made < 3; made += 1) await as(seller, (tx) => createInvoice(tx))
  const taken = await take(seller)
  expect(taken).toHaveLength(4)
  const busy = await sql<{ many: number }[]>`
    select count(*)::integer as many from private.webhook_deliveries
    where user_id = ${seller} and taken_at is not null group by webhook_id`
  expect(Math.max(...busy.map(({ many }) => many))).toBeLessThanOrEqual(2)
  expect(await take(seller)).toEqual([])
  for (const { id } of taken) await end(id, { status: 200 })
  expect(await take(seller)).toHaveLength(4)
  expect(first.secret).toMatch(/^whsec_[\w+/]{43}=$/)
})

async function next() {
  const [row] = await asServer(
    (tx) => tx<{ taken: { id: string }[] }[]>`select take_webhooks(1) as taken`,
  )
  return row?.taken[0]?.id
}

test('an account with much on the way and more behind it comes after one with nothing on the way', async () => {
  const { id } = await makeWebhook(seller, ['documents'])
  await makeWebhook(seller, ['documents'])
  for (let made = 0; made < 3; made += 1) await as(seller, (tx) => createInvoice(tx))
  const slow = [await next(), await next(), await next()]
  expect(slow).not.toContain(undefined)
  const later = await tellOne(await makeSeller())
  expect(await next()).toBe(later.delivery)
  await as(seller, (tx) => tx`select remove_webhook(${id})`)
})

test('a receiver that kept its place for long comes after one that answers soon', async () => {
  const slow = await tellOne(seller)
  expect(await take(seller)).toHaveLength(1)
  await end(slow.delivery, { status: 200, milliseconds: 14_000 })
  await as(seller, (tx) => createInvoice(tx))
  const soon = await tellOne(await makeSeller())
  expect(await next()).toBe(soon.delivery)
})

test('a receiver that is gone, or takes nothing for five days, is switched off, and its owner hears of it', async () => {
  const gone = await tellOne(seller)
  expect(await take(seller)).toHaveLength(1)
  await end(gone.delivery, { status: 410 })
  expect(await webhookOf(gone.id)).toMatchObject({ off_why: 'gone' })
  await as(seller, (tx) => tx`select remove_webhook(${gone.id})`)

  const dead = await tellOne(seller)
  await sql`
    update private.webhooks set failing_since = now() - interval '6 days' where id = ${dead.id}`
  await end(dead.delivery, { fault: 'timeout' })
  // One failure after a silence says little.
  expect(await webhookOf(dead.id)).toMatchObject({ off_why: null })
  await sql`update private.webhook_deliveries set tries = 5 where id = ${dead.delivery}`
  await end(dead.delivery, { fault: 'timeout' })
  expect(await webhookOf(dead.id)).toMatchObject({ off_why: 'failing' })
  const [news] = await sql`
    select private.webhook_letter(job) as letter
    from private.due_webhooks(null) as due
    join jsonb_populate_record(null::private.mail_jobs, to_jsonb(due)) as job on true
    where due.user_id = ${seller}`
  expect(news?.letter).toMatchObject({ why: 'failing', url: 'https://a.example/in' })
  expect(await outcome(as(seller, (tx) => tx`select ping_webhook(${dead.id})`))).toBe(
    'PT409 | webhook_off',
  )
})

test('a former secret signs beside the new one for a day', async () => {
  const { id } = await tellOne(seller)
  const [renewed] = await as(
    seller,
    (tx) => tx<{ secret: string }[]>`
    select renew_webhook_secret(${id}) as secret`,
  )
  const [sent] = await take(seller)
  expect(sent?.signature.split(' ')).toHaveLength(2)
  const [signed] = await sql<{ signature: string }[]>`
    select private.sign_webhook(${renewed?.secret ?? ''}, ${`${sent?.event_id}.${sent?.timestamp}.${sent?.body}`}) as signature`
  expect(sent?.signature.split(' ')[0]).toBe(signed?.signature)
  await sql`update private.webhooks set former_until = now() where id = ${id}`
  await isDue(sent?.id ?? '')
  expect((await take(seller))[0]?.signature.split(' ')).toHaveLength(1)
})

test('whoever leaves is told of nothing, and comes back to what waited', async () => {
  await tellOne(seller)
  await as(seller, (tx) => tx`select request_deletion()`)
  expect(await take(seller)).toEqual([])
  await sql`delete from private.account_deletions where user_id = ${seller}`
  expect(await take(seller)).toHaveLength(1)
})

test('the log is the last hundred tries, and old events go', async () => {
  const { id, delivery } = await tellOne(seller)
  for (let tried = 0; tried < 103; tried += 1)
    await end(delivery, { status: 500, answer: `${tried}` })
  const [kept] = await sql`
    select count(*)::integer as tries, min(answer::integer) as first from private.webhook_attempts where webhook_id = ${id}`
  expect(kept).toEqual({ tries: 100, first: 3 })
  await sql`update private.webhook_events set at = now() - interval '31 days' where user_id = ${seller}`
  await sql`select private.drop_webhook_events()`
  expect(await told(seller)).toEqual([])
})
