import { beforeEach, expect, test } from 'vitest'
import { asServer, sql } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { invoiceOver, outcome } from './ledger.ts'
import { begin, beginOne } from './mailing.ts'

let to: string
beforeEach(() => {
  to = `${crypto.randomUUID()}@kaveri.example`
})

async function sellerTo(client_email: string) {
  const sender = await makeSeller()
  return { sender, invoice: await invoiceOver(sender, 100, { client_email }) }
}

const stop = (token: string, scope: string) =>
  asServer((tx) => tx`select stop_mails(${token}, ${scope}) as state`)
const state = async (token: string) =>
  (await asServer((tx) => tx`select mail_stop(${token}) as state`))[0]
const sending = (mail: { sender: string; invoice: string }) =>
  outcome(asServer((tx) => begin(tx, mail)))
const refused = expect.stringContaining('PT409 | mails_stopped')

test('a recipient stops the mails of one sender, and others still reach them', async () => {
  const [one, other] = [await sellerTo(to), await sellerTo(to)]
  const { stop_token } = await beginOne(one)
  expect(await state(stop_token)).toEqual({ state: { sender: 'Neel Studio', stopped: 'none' } })
  for (const _ of [1, 2]) await stop(stop_token, 'sender')
  expect(await state(stop_token)).toEqual({ state: { sender: 'Neel Studio', stopped: 'sender' } })
  expect(await sending(one)).toEqual(refused)
  expect(await sending(other)).toBe('done')
  // The same mailbox by another spelling, at another invoice.
  const spelt = to.toUpperCase().replace('@', '+x@')
  const again = await invoiceOver(one.sender, 100, { client_email: spelt })
  expect(await sending({ sender: one.sender, invoice: again })).toEqual(refused)
})

test('a recipient who stopped mails blocks a mail to several, and is named to its sender', async () => {
  const one = await sellerTo(to)
  const copied = () => asServer((tx) => begin(tx, { ...one, cc: [`copy-${to}`] }))
  const begun = await copied()
  await stop((begun.state === 'begun' && begun.stops[1]?.token) || '', 'sender')
  expect(await outcome(copied())).toBe(`PT409 | mails_stopped | {"address": "copy-${to}"}`)
  expect(await sending(one)).toBe('done')
})

test('a person who stopped all mails gets none, not even from new senders', async () => {
  const [one, other] = [await sellerTo(to), await sellerTo(to)]
  const { stop_token } = await beginOne(one)
  await stop(stop_token, 'all')
  expect(await state(stop_token)).toMatchObject({ state: { stopped: 'all' } })
  expect([await sending(one), await sending(other)]).toEqual([refused, refused])
  expect(await sending(await sellerTo(`x${to}`))).toBe('done')
})

test('a token stands for one sender and one mailbox, and another one stops nothing', async () => {
  const one = await sellerTo(to)
  const tokens = [await beginOne(one), await beginOne(one)].map(({ stop_token }) => stop_token)
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).toMatch(/^[\w-]{24}$/)
  for (const wrong of ['', 'x', tokens[0]?.toLowerCase() ?? '', `${tokens[0]}x`]) {
    expect(await outcome(stop(wrong, 'all'))).toBe('PT404 | stop_link_unknown')
  }
  expect(await outcome(stop(tokens[0] ?? '', 'everything'))).toContain('PT422')
  expect(await sending(one)).toBe('done')
})

test('no address is kept for it', async () => {
  await beginOne(await sellerTo(to))
  const [row] = await sql`
    select count(*)::int as rows from private.mail_recipients where mailbox like '%@%' or mailbox like ${`%${to}%`}`
  expect(row).toEqual({ rows: 0 })
})
