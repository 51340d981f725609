import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeRegistered } from '../setup/stack/people.ts'
import { advance, inKarnataka, line, november, october, told } from './ground/advances-told.ts'
import { onDay, startYears } from './gst-returns.ts'
import { outcome, record } from './ledger.ts'
import { exported, restored } from './moving.ts'
import { receive } from './receipts.ts'

/** When an advance is told, by the day on which its money came (CGST s. 13(2), Rule 50). */

let years: Awaited<ReturnType<typeof startYears>>

beforeAll(async () => {
  years = await startYears()
})
afterAll(() => years?.stop())

const lived = <T>(seller: string, day: string, work: (tx: Tx) => Promise<T>) =>
  onDay(years.db, seller, day, work)

/** A design of ₹20,000 with its tax for a client of Karnataka, of 24 November. */
const billed = (tx: Tx, args: object = {}) =>
  createInvoice(tx, {
    client_name: crypto.randomUUID(),
    client_state_code: '29',
    items: [{ description: 'Design', amount_minor: 2_000_000, hsn_sac: '998391' }],
    ...args,
  })

const paidEarly = { amount_minor: 2_360_000, paid_on: '2031-10-10' }

test('money that came in a month before its invoice is an advance of its month, also where it is entered on the invoice (CGST s. 13(2))', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-11-24', async (tx) => {
    const paid = await record(tx, await billed(tx), paidEarly)
    const one = { at: inKarnataka({ ...line, csamt: 0 }), tax: 360_000 }
    expect(await told(tx, october)).toMatchObject({ ...one, problems: [] })
    // The tax of the invoice, less that of the advance.
    const used = { at: undefined, txpd: inKarnataka(line), tax: 0 }
    expect(await told(tx, november)).toMatchObject(used)
    // A quarter that holds both tells the invoice alone.
    const quarter = await told(tx, { ...october, lastDay: '2031-12-31' })
    expect(quarter).toMatchObject({ at: undefined, txpd: undefined, tax: 360_000 })
    await tx`select undo_payment(${paid}, 'It bounced')`
    expect(await told(tx, october)).toMatchObject({ at: undefined, tax: 0 })
    expect(await told(tx, november)).toMatchObject({ txpd: undefined, tax: 360_000 })
    // The oldest pays first, half of it.
    const [client] = await tx<{ id: string; invoice: string }[]>`
      select client_id, id as invoice from invoices`
    await receive(tx, client?.invoice ?? '', 1_180_000, { parts: null, paid_on: '2031-10-10' })
    const half = { rt: 18, ad_amt: 10_000, iamt: 1_800 }
    expect(await told(tx, october)).toMatchObject({ at: inKarnataka({ ...half, csamt: 0 }) })
    expect(await told(tx, november)).toMatchObject({ txpd: inKarnataka(half), tax: 180_000 })
  })
})

test('money before its invoice is untaxed: goods, reverse charge, exempt rows and letters of undertaking bear no tax (Notification 66/2017-CT)', async () => {
  const seller = await makeRegistered(
    { default_gst_rate: 1800, lut_number: 'AD2704310012345', lut_year: '31-32' },
    years.db,
  )
  await lived(seller, '2031-11-24', async (tx) => {
    const rice = { description: 'Rice', quantity: '10', rate: '2000', unit: 'KGS', hsn_sac: '1006' }
    const lessons = {
      ...{ description: 'Lessons', amount_minor: 2_000_000, hsn_sac: '999293' },
      taxability: 'exempt',
    }
    const buyer = {
      ...{ client_gstin: '29AABCR1718E1ZL', client_address: '12 MG Road' },
      ...{ client_city: 'Bengaluru', client_postal_code: '560001' },
    }
    for (const args of [
      { items: [rice] },
      { items: [lessons] },
      { ...buyer, reverse_charge: true },
      { ...buyer, supply: 'sez', with_tax: false },
    ]) {
      await record(tx, await billed(tx, args), { ...paidEarly, amount_minor: 2_000_000 })
    }
    expect(await told(tx, october)).toMatchObject({ at: undefined, tax: 0 })
    expect(await told(tx, november)).toMatchObject({ txpd: undefined })
    // Services are half of this document, so half of the money counts.
    const design = { description: 'Design', amount_minor: 2_000_000, hsn_sac: '998391' }
    const both = await billed(tx, { items: [{ ...rice, gst_rate: 1800 }, design] })
    await record(tx, both, paidEarly)
    const half = { rt: 18, ad_amt: 10_000, iamt: 1_800 }
    expect(await told(tx, october)).toMatchObject({ at: inKarnataka({ ...half, csamt: 0 }) })
    expect(await told(tx, november)).toMatchObject({ txpd: inKarnataka(half) })
  })
})

test('money before its invoice in a filed return stays, and later entries say what to amend', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-12-24', async (tx) => {
    const paid = await record(tx, await billed(tx, { issue_date: '2031-11-24' }), paidEarly)
    const late = await billed(tx, { issue_date: '2031-11-25' })
    await tx`select file_period('2031-10-01', '2031-10-31')`
    expect((await told(tx, october)).problems).toEqual([])
    const undone = (of: string) =>
      outcome(tx.savepoint((sub) => sub`select undo_payment(${of}, 'It bounced')`))
    expect(await undone(paid)).toMatch(/^PT409 \| period_filed/)
    await tx`select file_period('2031-11-01', '2031-11-30')`
    const after = await record(tx, late, paidEarly)
    expect((await told(tx, october)).problems).toEqual([expect.stringMatching(/11A/)])
    expect((await told(tx, november)).problems).toEqual([expect.stringMatching(/11B/)])
    const lacking = async () => {
      const rows = await tx<{ id: string }[]>`
        select id from payment_records where needs_amendment
        union all select id from receipt_records where needs_amendment`
      return rows.map(({ id }) => id)
    }
    expect(await lacking()).toEqual([after])
    // No return included it.
    await tx`select undo_payment(${after}, 'It bounced')`
    expect((await told(tx, october)).problems).toEqual([])
    expect(await lacking()).toEqual([])
    const receipt = await receive(tx, late, 2_360_000, { parts: null, paid_on: '2031-10-10' })
    expect(await lacking()).toEqual([expect.any(String), receipt])
    // A quarter that holds both days tells the invoice alone.
    await tx`select unfile_period('2031-10-01', '2031-10-31', 'By the quarter')`
    await tx`select unfile_period('2031-11-01', '2031-11-30', 'By the quarter')`
    await tx`select set_config('app.today', '2032-01-24', true)`
    const quarter = { firstDay: '2031-10-01', lastDay: '2031-12-31' }
    await tx`select undo_receipt(${receipt}, 'It bounced')`
    await tx`select file_period(${quarter.firstDay}, ${quarter.lastDay})`
    await record(tx, late, paidEarly)
    expect(await lacking()).toEqual([])
    expect((await told(tx, quarter)).problems).toEqual([])
  })
})

test('one request key answers one body: an advance for goods is none for services', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-11-24', async (tx) => {
    const invoice = await billed(tx)
    const key = crypto.randomUUID()
    const paid = (sub: Tx, excess: string | null, advance_for: string | null) => sub`
      select record_payment(
        ${key}, ${invoice}, 3000000, private.today(), 'UPI', excess => ${excess}, advance_for => ${advance_for}
      ) as id`
    const again = (excess: string | null, advance_for: string | null) =>
      outcome(tx.savepoint((sub) => paid(sub as Tx, excess, advance_for)))
    const [first] = await paid(tx, 'advance', 'goods')
    expect([...(await paid(tx, 'advance', 'goods'))]).toEqual([first])
    expect(await again('advance', 'services')).toMatch(/^PT409 \| request_used/)
    expect(await again(null, null)).toMatch(/^PT409 \| request_used/)
  })
})

test('an export file that does not say under which GSTIN money came brings it under that of the business', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await years.db`update businesses set gst_registration = 'none' where user_id = ${seller}`
  const pages = await lived(seller, '2031-11-24', async (tx) => {
    const before = await billed(tx, { issue_date: '2031-10-05' })
    await receive(tx, before, 3_000_000, { excess: 'advance', paid_on: '2031-10-05' })
    await tx`update businesses set gst_registration = 'regular'`
    await advance(tx, null)
    return exported(tx)
  })
  const older = pages.map((page) => ({
    ...page,
    rows: page.part === 'receipts' ? page.rows.map(({ gstin: _, ...row }) => row) : page.rows,
  }))
  const person = await makePerson('Asha Rao', years.db)
  await lived(person, '2031-11-24', async (tx) => {
    await restored(tx, older)
    const rows = await tx<{ day: string; gstin: string | null }[]>`
      select paid_on::text as day, gstin from receipts order by paid_on`
    // The first came before the registration.
    expect([...rows]).toEqual([
      { day: '2031-10-05', gstin: null },
      { day: '2031-10-10', gstin: '27AAPFU0939F1ZV' },
    ])
    expect((await told(tx, october)).questions).toHaveLength(1)
  })
})
