import { beforeEach, expect, test } from 'vitest'
import { onDays, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makeSeller, signedUp } from '../setup/stack/people.ts'
import { credited } from './credit.ts'
import { record } from './ledger.ts'
import { hushOthers } from './mailing.ts'

let seller: string
beforeEach(async () => {
  seller = await makeSeller()
  await signedUp(seller, 365)
})

type Summary = {
  id: string
  kind: string
  to: string
  month: string
  figures: Record<string, number>
  before: Record<string, number>
  owed: Record<string, number>
  oldest: { number: string; client_name: string; days_late: number; balance_minor: number }[]
}

type Live = {
  tx: Tx
  /** From here on it is this day in India. */
  on: (day: string) => Promise<void>
  /** The summaries that a run takes for the seller on the day, or before ten o'clock. */
  taken: (day: string | null) => Promise<Summary[]>
}

/** Runs as the seller, who wants summaries, on days that the test sets; undone at the end. */
const live = <T>(work: (live: Live) => Promise<T>) =>
  onDays(seller, async (tx, on) => {
    await tx`update profiles set mail_monthly_summary = true where id = ${seller}`
    return work({
      tx,
      on,
      taken: async (day) => {
        await hushOthers(tx, seller, day)
        const [row] = await tx<
          { jobs: Summary[] }[]
        >`select private.take_mails(1000, ${day}, null) as jobs`
        const [owner] = await tx<
          { email: string }[]
        >`select email from auth.users where id = ${seller}`
        return (row?.jobs ?? []).filter(({ kind, to }) => kind === 'summary' && to === owner?.email)
      },
    })
  })

const items = (amount_minor: number) => [{ description: 'Design', amount_minor }]

/** September and October of a seller, and what is owed by 1 November. */
async function twoMonths({ tx, on }: Live) {
  await on('2026-09-05')
  const old = await createInvoice(tx, { items: items(100_000), due_date: '2026-09-20' })
  await on('2026-10-05')
  const paid = await createInvoice(tx, { items: items(300_000), due_date: '2026-10-20' })
  await on('2026-10-15')
  await record(tx, paid, { amount_minor: 120_000, paid_on: '2026-10-10' })
  await record(tx, old, { amount_minor: 40_000, paid_on: '2026-10-11' })
  await credited(tx, paid, { amount_minor: 50_000 })
  const gone = await createInvoice(tx, { items: items(77_700) })
  await tx`select delete_invoice(${gone})`
  await createInvoice(tx, { items: items(10_000), due_date: '2026-11-30' })
  await createInvoice(tx, { items: items(99), currency: 'USD', due_date: '2026-11-30' })
  await on('2026-11-01')
}

test('on the first of a month its owner reads the figures of the last one, beside the one before, and balances by age', () =>
  live(async (it) => {
    await twoMonths(it)
    const [mail, ...more] = await it.taken('2026-11-01')
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      ...{ kind: 'summary', month: '2026-10-01', name: 'Asha Rao', business_name: 'Neel Studio' },
      figures: {
        ...{ invoices: 3, invoiced_minor: 310_000 },
        ...{ credited_minor: 50_000, received_minor: 160_000 },
      },
      before: { invoices: 1, invoiced_minor: 100_000, credited_minor: 0, received_minor: 0 },
      owed: {
        ...{ minor: 200_000, ahead_minor: 10_000, late_30_minor: 130_000, late_60_minor: 60_000 },
        ...{ late_90_minor: 0, older_minor: 0, overdue: 2, without_rate: 1 },
      },
      oldest: [
        { days_late: 42, balance_minor: 60_000, currency: 'INR' },
        { days_late: 12, balance_minor: 130_000 },
      ],
    })
  }))

test('it goes once, from ten o’clock on, and for three days where the host slept', () =>
  live(async (it) => {
    await twoMonths(it)
    expect(await it.taken(null)).toEqual([])
    expect(await it.taken('2026-11-04')).toEqual([])
    const [mail] = await it.taken('2026-11-03')
    expect(mail).toMatchObject({ month: '2026-10-01' })
    await it.tx`select private.end_mail(${mail?.id ?? ''}, 'sent', 'October 2026')`
    expect(await it.taken('2026-11-03')).toEqual([])
    await it.on('2026-12-01')
    expect(await it.taken('2026-12-01')).toMatchObject([{ month: '2026-11-01' }])
  }))

test('a waiting mail is checked again: a person who switches it off, or leaves, gets none', () =>
  live(async (it) => {
    await twoMonths(it)
    const { tx } = it
    await tx`select private.queue_mails(), private.note_mails('2026-11-01')`
    const waiting = () =>
      tx`select last_day::text from private.waiting_mails('2026-11-01') where user_id = ${seller} and kind = 'summary'`
    expect(await waiting()).toEqual([{ last_day: '2026-11-03' }])
    await tx`update profiles set mail_monthly_summary = false where id = ${seller}`
    expect(await waiting()).toEqual([])
    await tx`update profiles set mail_monthly_summary = true where id = ${seller}`
    await tx`insert into private.account_deletions (user_id) values (${seller})`
    expect(await waiting()).toEqual([])
  }))

test('only people who asked for it get one, and not for an empty month with nothing owed', () =>
  live(async (it) => {
    await it.on('2026-09-05')
    const invoice = await createInvoice(it.tx, { items: items(1_000), due_date: '2026-09-20' })
    await it.on('2026-11-01')
    // Still owed.
    expect(
      await it.tx`select from private.due_summaries('2026-11-01') where user_id = ${seller}`,
    ).toHaveLength(1)
    await record(it.tx, invoice, { amount_minor: 1_000, paid_on: '2026-09-30' })
    expect(await it.taken('2026-11-01')).toEqual([])
    expect(
      await it.tx`select from private.due_summaries('2026-10-01') where user_id = ${seller}`,
    ).toHaveLength(1)
    await it.tx`update profiles set mail_monthly_summary = false where id = ${seller}`
    expect(
      await it.tx`select from private.due_summaries('2026-10-01') where user_id = ${seller}`,
    ).toEqual([])
  }))

test('one that could not be sent in its days is given up, and holds up no news and no client’s mail', () =>
  live(async (it) => {
    await twoMonths(it)
    const { tx } = it
    await tx`select private.queue_mails(), private.note_mails('2026-11-01')`
    await tx`
      select private.queue_repeated_invoice(id) from invoices where user_id = ${seller} and due_date = '2026-11-30' and currency = 'INR'`
    const order = await tx`
      select kind from private.waiting_mails('2026-11-01') where user_id = ${seller}`
    expect(order).toEqual([{ kind: 'invoice' }, { kind: 'summary' }])
    const state = () =>
      tx`select state from private.mail_jobs where user_id = ${seller} and kind = 'summary'`
    await it.on('2026-11-03')
    await tx`select private.give_up_mails()`
    expect(await state()).toEqual([{ state: 'waiting' }])
    await it.on('2026-11-04')
    await tx`select private.give_up_mails()`
    expect(await state()).toEqual([{ state: 'failed' }])
  }))
