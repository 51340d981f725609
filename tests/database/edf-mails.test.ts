import { beforeEach, expect, test } from 'vitest'
import { onDays, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makeSeller, signedUp } from '../setup/stack/people.ts'
import { hushOthers } from './mailing.ts'

let seller: string
beforeEach(async () => {
  seller = await makeSeller()
  await signedUp(seller, 365)
})

const abroad = { client_country: 'US', items: [{ description: 'Design', amount_minor: 1_000_00 }] }

type Told = { id: string; kind: string; month: string; due_on: string; invoices: number }

async function taken(tx: Tx, day: string) {
  await hushOthers(tx, seller, day)
  const [row] = await tx<{ jobs: Told[] }[]>`select private.take_mails(1000, ${day}, null) as jobs`
  return (row?.jobs ?? []).filter(({ kind }) => kind === 'edf')
}

const attention = async (tx: Tx) => {
  await tx`set local role authenticated`
  const [row] = await tx`select dashboard_attention() -> 'edf' as edf`
  await tx`reset role`
  return row?.edf
}

test('a week before its last day the declaration of a month is told once, by mail', () =>
  onDays(seller, async (tx, on) => {
    await on('2026-10-15')
    await createInvoice(tx, abroad)
    await createInvoice(tx, abroad)
    await createInvoice(tx)
    for (const day of ['2026-11-01', '2026-11-22', '2026-12-01']) {
      await on(day)
      expect([day, await taken(tx, day)]).toEqual([day, []])
    }
    await on('2026-11-23')
    const [mail] = await taken(tx, '2026-11-23')
    expect(mail).toMatchObject({ month: '2026-10-01', due_on: '2026-11-30', invoices: 2 })
    await tx`select private.end_mail(${mail?.id ?? ''}, 'sent', 'EDF')`
    expect(await taken(tx, '2026-11-24')).toEqual([])
  }))

test('whoever filed it, or wants no such mail, gets none; an extended day moves it', () =>
  onDays(seller, async (tx, on) => {
    await on('2026-10-15')
    await createInvoice(tx, abroad)
    await on('2026-11-23')
    await tx`update profiles set mail_edf = false where id = ${seller}`
    expect(await taken(tx, '2026-11-23')).toEqual([])
    await tx`update profiles set mail_edf = true where id = ${seller}`
    await tx`select note_edf('2026-10-01', due_on => '2026-12-31')`
    expect(await taken(tx, '2026-11-23')).toEqual([])
    await on('2026-12-24')
    expect(await taken(tx, '2026-12-24')).toMatchObject([{ due_on: '2026-12-31' }])
    await tx`select note_edf('2026-10-01', '2026-12-24')`
    expect(
      await tx`select from private.due_edfs('2026-12-24') where user_id = ${seller}`,
    ).toHaveLength(0)
  }))

test('the dashboard tells a month from its end until it is filed', () =>
  onDays(seller, async (tx, on) => {
    await on('2026-10-15')
    await createInvoice(tx, abroad)
    expect(await attention(tx)).toEqual([])
    await on('2026-11-02')
    const open = [{ first_day: '2026-10-01', due_on: '2026-11-30', invoices: 1 }]
    expect(await attention(tx)).toEqual(open)
    await on('2026-12-05')
    expect(await attention(tx)).toEqual(open)
    await tx`select note_edf('2026-10-01', '2026-12-05')`
    expect(await attention(tx)).toEqual([])
  }))

test('an invoice of 09-2026 needs no EDF', () =>
  onDays(seller, async (tx, on) => {
    await on('2026-09-30')
    await createInvoice(tx, abroad)
    await on('2026-10-25')
    expect([await attention(tx), await taken(tx, '2026-10-25')]).toEqual([[], []])
  }))
