import { expect, test } from 'vitest'
import { as, sql, type Tx } from '../setup/stack/database.ts'
import { runOneAtATime } from '../setup/stack/one-at-a-time.ts'
import { createInvoice, makeSeller, signedUp } from '../setup/stack/people.ts'
import { claim, share } from './ledger.ts'

runOneAtATime()

/** Far from every day of other tests, since a run takes what is due, whoever's it is. */
const day = '2940-05-15'

type Job = { kind: string; document?: { id: string }; invoice_id?: string }

const take = async (tx: Tx, most: number) => {
  const [row] = await tx<
    { jobs: Job[] }[]
  >`select take_mails(${most}, (${day}::text)::date) as jobs`
  return row?.jobs ?? []
}

/** One, and then all: within a run turns go on, whatever other tests have due between. */
async function takeAll(tx: Tx) {
  const taken = await take(tx, 1)
  while (true) {
    const jobs = await take(tx, 100)
    if (jobs.length === 0) return taken
    taken.push(...jobs)
  }
}

const ofInvoice = ({ document, invoice_id }: Job) => document?.id ?? invoice_id

/** A seller with so many reminders due on the day. */
async function sellerWith(count: number) {
  const seller = await makeSeller()
  await signedUp(seller, 365)
  const invoices = await as(seller, async (tx) => {
    await tx`update profiles set remind_due = true, mail_payment_claims = true where id = ${seller}`
    const made: string[] = []
    for (let turn = 0; turn < count; turn++) {
      const client_email = `${crypto.randomUUID()}@client.example`
      made.push(await createInvoice(tx, { due_date: day, client_email }))
    }
    return made
  })
  return { seller, invoices: new Set<string | undefined>(invoices) }
}

class RolledBack extends Error {}

/** The mails that are due, where all of the busy seller's waited longer; afterwards none was taken. */
async function withDue(busy: { seller: string }, work: (tx: Tx) => Promise<void>) {
  await sql
    .begin(async (tx) => {
      // Notes what is due, and what other tests' clients report is out of the way.
      await take(tx, 0)
      await tx`update private.mail_jobs set state = 'sent' where kind = 'claim'`
      await tx`
        update private.mail_jobs set run_at = now() - interval '1 hour'
        where user_id = ${busy.seller}`
      await work(tx)
      throw new RolledBack()
    })
    .catch((error) => {
      if (!(error instanceof RolledBack)) throw error
    })
}

/** Other tests' clients report payments at any time. */
const reminders = (jobs: Job[]) => jobs.filter(({ kind }) => kind === 'reminder')

test('an owner with more mails than go in an hour holds up nobody else’s, and owners take turns', async () => {
  const [busy, other] = [await sellerWith(62), await sellerWith(2)]
  await withDue(busy, async (tx) => {
    const owners = reminders(await takeAll(tx)).map((job) =>
      busy.invoices.has(ofInvoice(job)) ? 'busy' : 'other',
    )
    // A turn each, though all of the busy owner's waited longer; then the rest of an hour's 60.
    expect(owners.slice(0, 4)).toEqual(['busy', 'other', 'busy', 'other'])
    expect(owners.slice(4)).toEqual(Array(58).fill('busy'))
  })

  await withDue(busy, async (tx) => {
    await tx`
      insert into private.permits (bucket, available, counted_at)
      values (${`mail jobs:${busy.seller}`}, 0, clock_timestamp())
      on conflict (bucket) do update set available = 0, counted_at = clock_timestamp()`
    const jobs = reminders(await takeAll(tx))
    expect(new Set(jobs.map(ofInvoice))).toEqual(other.invoices)
    const [busys] = await tx`
      select count(*)::integer as waiting from private.mail_jobs
      where user_id = ${busy.seller} and state = 'waiting' and tries = 0 and run_at <= now()`
    expect(busys?.waiting).toBe(62)
  })
})

test('the news of a reported payment goes before reminders that wait longer', async () => {
  const busy = await sellerWith(3)
  const [reported = ''] = busy.invoices
  await withDue(busy, async (tx) => {
    await tx`select set_config('request.jwt.claim.sub', ${busy.seller}, true)`
    await claim(tx, await share(tx, reported))
    const taken: Job[] = []
    while (!taken.some((job) => ofInvoice(job) === reported)) taken.push(...(await take(tx, 1)))
    expect(reminders(taken)).toEqual([])
  })
})
