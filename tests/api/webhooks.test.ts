import { setTimeout as delay } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { dbForServer } from '#api/http/caller.ts'
import { connectToFirst } from '#api/http/connection.ts'
import { readEnvironment } from '#api/http/environment.ts'
import { deliver, type Net } from '#api/webhooks/deliver.ts'
import { runWebhooks } from '#api/webhooks/run.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import {
  deliveryOf,
  isDue,
  makeWebhook,
  take,
  takeOneAtATime,
  tellOne,
  webhookOf,
} from '../database/webhooks.ts'
import { as } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { plain } from './clients.ts'
import { startReceiver } from './receiver.ts'

const { apiUrl, publishableKey } = inject('stack')
const server = dbForServer(
  readEnvironment({
    SUPABASE_URL: apiUrl,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: localKeys.secret,
  }),
)

/** Names lead where the test says; none is looked up. */
const netOf = (names: Record<string, string[]>) => {
  const connected: string[][] = []
  const net: Net = {
    addressesOf: async (host) => names[host] ?? [],
    connect: (addresses, ...rest) => {
      connected.push(addresses)
      return connectToFirst(addresses, ...rest)
    },
  }
  return { net, connected }
}

/** One run, in which only webhooks of this machine are reached: those of other tests lead nowhere. */
async function run() {
  if (server === null) throw new Error('No server.')
  return runWebhooks({ server, toLocalhost: true, net: netOf({}).net })
}

takeOneAtATime()

let seller: string
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeEach(async () => {
  seller = await makeSeller()
  receiver = await startReceiver()
})
afterEach(() => receiver.stop())

const lastTry = async () => {
  const [row] = await as(
    seller,
    (tx) => tx<{ id: string }[]>`
    select listed ->> 'id' as id from jsonb_array_elements(list_webhooks()) as listed`,
  )
  const [tries] = await as(
    seller,
    (tx) => tx<{ last: Record<string, unknown> }[]>`
    select webhook_attempts(${row?.id ?? ''}, 1) -> 0 as last`,
  )
  return tries?.last
}

test('a receiver verifies what it gets with the standard’s library, and a changed byte fails', async () => {
  const { secret, event } = await tellOne(seller, receiver.url)
  await run()
  const [got, ...more] = receiver.got
  expect([got?.path, got?.headers['webhook-id'], more]).toEqual(['/in', event, []])
  const webhook = new Webhook(secret)
  expect(webhook.verify(got?.body ?? '', got?.headers ?? {})).toMatchObject({
    type: 'invoice.created',
    data: { document: { client: { name: 'Kaveri Interiors' } } },
  })
  const changed = (got?.body ?? '').replace('150050', '150051')
  expect(() => webhook.verify(changed, got?.headers ?? {})).toThrow('No matching signature')
  expect(() =>
    new Webhook(`whsec_${btoa('x'.repeat(32))}`).verify(got?.body ?? '', got?.headers ?? {}),
  ).toThrow()
  expect(await lastTry()).toMatchObject({ status: 204, fault: null, state: 'delivered' })
})

test('while a secret is replaced, both verify', async () => {
  const { id, secret } = await tellOne(seller, receiver.url)
  const [row] = await as(
    seller,
    (tx) => tx<{ secret: string }[]>`
    select renew_webhook_secret(${id}) as secret`,
  )
  await run()
  const { body = '', headers = {} } = receiver.got[0] ?? {}
  for (const one of [secret, row?.secret ?? ''])
    expect(new Webhook(one).verify(body, headers)).toMatchObject({ type: 'invoice.created' })
})

test('three failures and then a success carry one id, each with a time and signature of its own', async () => {
  receiver.answer(() => ({ status: 500, text: 'Not now, क.' }))
  const { id, secret, delivery, event } = await tellOne(seller, receiver.url)
  for (let tries = 0; tries < 4; tries += 1) {
    if (tries === 3) receiver.answer(() => ({ status: 200 }))
    await isDue(delivery)
    await run()
    if (tries < 3) expect(await lastTry()).toMatchObject({ status: 500, answer: 'Not now, क.' })
  }
  expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual(Array(4).fill(event))
  for (const { body, headers } of receiver.got) new Webhook(secret).verify(body, headers)
  expect([await deliveryOf(delivery), await webhookOf(id)]).toMatchObject([
    { state: 'delivered', tries: 4 },
    { failing: false },
  ])
})

test('a run that was killed has its deliveries made again', async () => {
  const { delivery, event } = await tellOne(seller, receiver.url)
  expect(await take(seller)).toHaveLength(1)
  await run()
  expect(receiver.got).toEqual([])
  await isDue(delivery)
  await run()
  expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual([event])
})

test('a receiver that never answers keeps nobody else waiting', async () => {
  receiver.answer(() => null)
  await tellOne(seller, receiver.url)
  const [other, quick] = [await makeSeller(), await startReceiver()]
  await makeWebhook(other, ['documents'], quick.url)
  for (let made = 0; made < 3; made += 1) await as(other, (tx) => createInvoice(tx))
  const running = run()
  while (quick.got.length < 3) await delay(5)
  expect([receiver.got.length, await lastTry()]).toEqual([1, null])
  await receiver.stop()
  // Other tests leave events to be sent, which lead nowhere and fail as well.
  expect((await running).delivered).toBe(3)
  expect(await lastTry()).toMatchObject({ fault: 'connection' })
  receiver = quick
})

const message = (url: string) => ({
  ...{ id: 'd', url, event_id: 'e', timestamp: '1', signature: 'v1,x', body: '{}' },
})

test('a name that leads into a network of its own is refused without a connection', async () => {
  for (const addresses of [
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['::ffff:10.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['93.184.216.34', '192.168.1.1'],
    ['2606:4700::1', 'fd00::1'],
  ]) {
    const { net, connected } = netOf({ 'a.example': addresses })
    const tried = await deliver(message(`https://a.example:443/`), true, net)
    expect([addresses, tried.fault, connected]).toEqual([addresses, 'address', []])
  }
  const { net, connected } = netOf({ 'a.example': ['127.0.0.1'] })
  for (const url of [
    ...[
      'https://2130706433/',
      'https://0177.0.0.1/',
      'https://[::ffff:10.0.0.1]/',
      'https://127.0.0.1/',
    ],
    ...[`http://a.example:${receiver.port}/`, `http://127.0.0.1.:x/`, 'https://a.example:22/'],
  ])
    expect([url, (await deliver(message(url), true, net)).fault]).toEqual([url, 'address'])
  expect((await deliver(message(receiver.url), false, net)).fault).toBe('address')
  expect((await deliver(message('https://b.example/'), true, net)).fault).toBe('name')
  expect([connected, receiver.connections()]).toEqual([[], 0])
})

test('what was looked up is what is connected to: a name is asked once', async () => {
  let asked = 0
  const connected: unknown[] = []
  const net: Net = {
    addressesOf: async () => (asked++ === 0 ? ['93.184.216.34'] : ['127.0.0.1']),
    // Looked at below: what fails in here is one more receiver that is not reached.
    connect: async (...given) => {
      connected.push(given.slice(0, 2))
      throw new Error('Enough.')
    },
  }
  expect((await deliver(message('https://a.example/'), false, net)).fault).toBe('connection')
  expect(connected).toEqual([[['93.184.216.34'], { host: 'a.example', port: 443, secure: true }]])
  expect(asked).toBe(1)
})

test('a redirect is a failure and is not followed', async () => {
  const inside = await startReceiver()
  receiver.answer(() => ({ status: 302, headers: { Location: inside.url } }))
  const { delivery } = await tellOne(seller, receiver.url)
  await run()
  expect([await lastTry(), inside.connections()]).toMatchObject([{ status: 302 }, 0])
  expect(await deliveryOf(delivery)).toMatchObject({ state: 'waiting' })
  await inside.stop()
})

test('a receiver that sends for ever, too slowly or no HTTP is left in time', async () => {
  const endless = { 'Transfer-Encoding': 'chunked' }
  receiver.answer(() => ({ status: 200, headers: endless, text: 'x'.repeat(1_000_000) }))
  const long = await deliver(message(receiver.url), true)
  expect(long).toMatchObject({ status: 200, text: 'x'.repeat(1_024) })
  receiver.answer(() => null)
  const slow = await deliver(message(receiver.url), true, undefined, 50)
  expect([slow.fault, slow.milliseconds < 1_000]).toEqual(['timeout', true])
})

test('the served function delivers to a program of this machine, and only the schedule makes it', async () => {
  const { secret } = await tellOne(seller, receiver.url)
  expect((await plain().post('/schedule/webhooks')).status).toBe(401)
  const answer = await plain({ apikey: localKeys.secret }).post('/schedule/webhooks')
  expect([answer.status, answer.data.data]).toEqual([
    200,
    { delivered: expect.any(Number), failed: expect.any(Number) },
  ])
  const { body = '', headers = {} } = receiver.got[0] ?? {}
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'invoice.created' })
})
