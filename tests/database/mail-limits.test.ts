import { expect, test } from 'vitest'
import { asServer, sql, type Tx } from '../setup/stack/database.ts'
import { runOneAtATime } from '../setup/stack/one-at-a-time.ts'
import { makePerson, makeSeller, signedUp } from '../setup/stack/people.ts'
import { codeOf, invoiceOver, outcome } from './ledger.ts'
import { begin, beginOne } from './mailing.ts'

runOneAtATime()

const address = () => `${crypto.randomUUID()}@kaveri.example`

/** Somebody who signed up so many days ago. */
async function sellerOf(daysAgo: number) {
  const seller = await makeSeller()
  await signedUp(seller, daysAgo)
  return seller
}

/** The number of mails of one seller that begin, each to its own address by default, until one is refused; and the refusal. */
async function untilRefused(sender: string, to: () => string = address) {
  for (let count = 0; ; count++) {
    const invoice = await invoiceOver(sender, 100, { client_email: to() })
    const refused = await outcome(asServer((tx) => begin(tx, { sender, invoice })))
    if (refused !== 'done') return { count, refused }
  }
}

/** Moves the sender's count of mails back by so many hours. */
const later = (sender: string, hours: number) => sql`
  update private.permits set counted_at = counted_at - make_interval(hours => ${hours}::integer)
  where bucket like ${`%${sender}`}`

test('a young account sends few mails, and more as it gets older', async () => {
  expect(await untilRefused(await sellerOf(0))).toEqual({
    count: 10,
    refused: expect.stringMatching(/^PT429 \| mails_of_day \| \{"most": 10, "seconds": 8\d{3}\}$/),
  })
  const ages = await Promise.all(
    [0.5, 2, 6, 8, 29, 31, 999].map(async (days) => {
      const person = await makePerson()
      await sql`update auth.users set created_at = now() - ${days} * interval '1 day' where id = ${person}`
      const [row] = await sql<{ most: number }[]>`select private.mails_a_day(${person}) as most`
      return row?.most
    }),
  )
  expect(ages).toEqual([10, 30, 30, 100, 100, 300, 300])
})

test('an old account sends 30 mails in an hour, and a request that is repeated or refused takes none', async () => {
  const sender = await sellerOf(365)
  const key = crypto.randomUUID()
  const invoice = await invoiceOver(sender, 100, { client_email: address() })
  await beginOne({ sender, invoice, key })
  for (const _ of [1, 2, 3]) {
    expect(await codeOf(beginOne({ sender, invoice, key }))).toBe('PT409')
    expect(await codeOf(beginOne({ sender, invoice, kind: 'advert' }))).toBe('PT422')
  }
  const { count, refused } = await untilRefused(sender)
  expect(count).toBe(29)
  expect(refused).toMatch(/^PT429 \| mails_of_hour \| \{"seconds": \d+\}$/)
})

test('one address gets five mails of one sender, however it is written, then one in two and a half hours', async () => {
  const sender = await sellerOf(365)
  const box = crypto.randomUUID().replaceAll('-', '')
  const spellings = [
    `${box}@gmail.com`,
    `${box}+invoices@gmail.com`,
    `${box.slice(0, 3)}.${box.slice(3)}@gmail.com`,
    `${box.toUpperCase()}@GMAIL.com`,
    `${box}@googlemail.com`,
  ]
  let turn = 0
  const toThem = () => spellings[turn++ % spellings.length] ?? ''
  const refused = expect.stringMatching(
    /^PT429 \| mails_to_address \| \{"address": "[^"]+", "seconds": 8\d{3}\}$/,
  )
  expect(await untilRefused(sender, toThem)).toEqual({ count: 5, refused })
  await later(sender, 3)
  expect(await untilRefused(sender, toThem)).toMatchObject({ count: 1 })
})

test('one address gets twelve mails of all senders together', async () => {
  const to = address()
  let sum = 0
  for (let turn = 0; turn < 4; turn++)
    sum += (await untilRefused(await sellerOf(365), () => to)).count
  expect(sum).toBe(12)
})

test('no more mails begin in a day than the host allows, and what is refused is not counted', async () => {
  const sender = await sellerOf(365)
  const invoice = await invoiceOver(sender, 100, { client_email: address() })
  await sql.begin(async (tx) => {
    // No other mail begins meanwhile.
    await tx`select private.queue_mails()`
    const counted = async () => {
      const [row] = await tx`select mails from private.mail_days where day = private.today()`
      return Number(row?.mails ?? 0)
    }
    const beginWith = (most: number) =>
      outcome(tx.savepoint((inner) => begin(inner, { sender, invoice, most })))
    const before = await counted()
    expect(await beginWith(before + 1)).toBe('done')
    for (const _ of [1, 2]) {
      expect(await beginWith(before + 1)).toBe('PT429 | mails_of_host')
    }
    expect(await counted()).toBe(before + 1)
  })
})

test('a mail to several counts as many, of its sender and of each mailbox, or not at all', async () => {
  const six = () => Array.from({ length: 6 }, address)
  const mailer = async (daysAgo: number) => {
    const sender = await sellerOf(daysAgo)
    const invoice = await invoiceOver(sender, 100, { client_email: address() })
    return (to: string[], cc: string[] = []) =>
      outcome(asServer((tx) => begin(tx, { sender, invoice, to, cc })))
  }
  const young = await mailer(0)
  expect(await young(six())).toBe('done')
  // Four of the first day's ten are left: six are refused as a whole.
  expect(await young(six())).toContain('PT429 | mails_of_day')
  expect(await young([address()], six().slice(3))).toBe('done')
  expect(await young([address()])).toContain('PT429 | mails_of_day')

  const old = await mailer(365)
  const copy = address()
  for (let turn = 0; turn < 5; turn++) expect(await old([address()], [copy])).toBe('done')
  expect(await old([address()], [copy])).toContain(`mails_to_address | {"address": "${copy}"`)
})

class RolledBack extends Error {}

/** Takes a run's reminders of one seller, on a day that no other test has. */
async function takenOf(
  prepare: (tx: Tx, seller: string) => Promise<unknown>,
  to: () => string,
  most = 1_000_000,
) {
  const day = '2935-05-15'
  const seller = await sellerOf(365)
  await sql`update profiles set remind_due = true where id = ${seller}`
  for (let turn = 0; turn < 8; turn++)
    await invoiceOver(seller, 100, { due_date: day, client_email: to() })
  let taken = -1
  const events: string[] = []
  await sql
    .begin(async (tx) => {
      await prepare(tx, seller)
      const [row] = await tx<{ jobs: { kind: string; document?: { user_id: string } }[] }[]>`
        select take_mails(1000, ${day}, ${most}) as jobs`
      taken = (row?.jobs ?? []).filter(({ kind }) => kind === 'reminder').length
      const told = await tx<{ kind: string }[]>`
        select kind from invoice_events where user_id = ${seller} and kind like 'reminder%'`
      events.push(...told.map(({ kind }) => kind))
      throw new RolledBack()
    })
    .catch((error) => {
      if (!(error instanceof RolledBack)) throw error
    })
  await sql`update profiles set remind_due = false where id = ${seller}`
  return { taken, events }
}

test('reminders that go by themselves keep within the same limits', async () => {
  const to = address()
  expect(await takenOf(async () => {}, address)).toEqual({ taken: 8, events: [] })
  expect(
    await takenOf(
      async () => {},
      () => to,
    ),
  ).toEqual({ taken: 5, events: [] })
  const young = (tx: Tx, seller: string) =>
    tx`update auth.users set created_at = now() where id = ${seller}`
  const half = async (tx: Tx, seller: string) => {
    await young(tx, seller)
    await tx`
      insert into private.permits (bucket, available, counted_at)
      values (${`mails of a day:${seller}`}, 3, clock_timestamp())`
  }
  expect(await takenOf(half, address)).toEqual({ taken: 3, events: [] })
  expect(await takenOf(async () => {}, address, 0)).toEqual({ taken: 0, events: [] })
})

test('a recipient who stopped mails gets no reminder, and the history says so', async () => {
  const stopped = address()
  const stop = (tx: Tx) =>
    tx`insert into private.stopped_mailboxes (mailbox) values (private.mailbox_of(${stopped}))`
  let turn = 0
  const result = await takenOf(stop, () => (turn++ < 2 ? stopped : address()))
  expect(result).toEqual({ taken: 6, events: ['reminder_stopped', 'reminder_stopped'] })
})
