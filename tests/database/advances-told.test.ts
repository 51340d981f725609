import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { advance, inKarnataka, line, november, october, told } from './ground/advances-told.ts'
import { onDay, startYears } from './gst-returns.ts'
import { outcome } from './ledger.ts'
import { receive, use } from './receipts.ts'

/** When an advance is told, by the day on which its money came (CGST s. 13(2), Rule 50). */

let years: Awaited<ReturnType<typeof startYears>>

beforeAll(async () => {
  years = await startYears()
})
afterAll(() => years?.stop())

const lived = <T>(seller: string, day: string, work: (tx: Tx) => Promise<T>) =>
  onDay(years.db, seller, day, work)

const voucher = async (tx: Tx, receipt: string, about: object = {}) => {
  const text = JSON.stringify({ description: 'Design of a house', ...about })
  const [row] = await tx<{ made: Record<string, string> }[]>`
    select issue_voucher(gen_random_uuid(), ${receipt}, (${text}::text)::jsonb) as made`
  return row?.made ?? {}
}

const decide = (tx: Tx, receipt: string, advance_for: string) =>
  tx`select decide_advance(${receipt}, ${advance_for})`

test('an advance is reported in the month in which its money came, with or without a voucher (CGST s. 13(2))', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-11-24', async (tx) => {
    const { receipt } = await advance(tx, 'services')
    const october26 = { at: inKarnataka({ ...line, csamt: 0 }), tax: 360_000, questions: [] }
    expect(await told(tx, october)).toMatchObject(october26)
    const made = await voucher(tx, receipt)
    expect(await told(tx, october)).toMatchObject(october26)
    expect(await told(tx, november)).toMatchObject({ at: undefined, txpd: undefined })
    // Its series is free, and October is not filed.
    expect(made).toMatchObject({ issue_date: '2031-10-10', received_on: '2031-10-10' })
  })
})

test('the voucher bears the first day that its series and the filed months leave, and says when the money came (Rule 50)', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-11-24', async (tx) => {
    const first = await advance(tx, 'services')
    const second = await advance(tx, 'services')
    await tx`select file_period('2031-10-01', '2031-10-31')`
    const made = await voucher(tx, first.receipt)
    expect(made).toMatchObject({ issue_date: '2031-11-01', received_on: '2031-10-10' })
    await tx`select unfile_period('2031-10-01', '2031-10-31', 'Too soon')`
    // Numbers and days of a series never cross.
    expect(await voucher(tx, second.receipt)).toMatchObject({ issue_date: '2031-11-01' })
  })
})

test('an advance without a purpose is asked about, and is in no figure', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-11-24', async (tx) => {
    const { receipt, invoice } = await advance(tx, null)
    const asked = await told(tx, october)
    expect(asked).toMatchObject({ at: undefined, tax: 0 })
    expect(asked.questions).toMatchObject([
      { id: receipt, paidOn: '2031-10-10', amountMinor: 2_360_000, currency: 'INR' },
    ])
    await decide(tx, receipt, 'goods')
    // Notification 66/2017-CT: of goods no tax is owed before the invoice.
    expect(await told(tx, october)).toMatchObject({ at: undefined, tax: 0, questions: [] })
    const goods = outcome(tx.savepoint((sub) => voucher(sub as Tx, receipt)))
    expect(await goods).toBe('PT409 | advance_of_goods')
    await decide(tx, receipt, 'services')
    expect(await told(tx, october)).toMatchObject({ tax: 360_000, questions: [] })
    const unknown = outcome(tx.savepoint((sub) => decide(sub as Tx, receipt, 'both')))
    expect(await unknown).toBe('PT422 | value_not_allowed | advanceFor')
    await use(tx, receipt, invoice)
  })
})

test('an advance that a later invoice uses is adjusted in the month of the use (table 11B)', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-10-20', async (tx) => {
    const { receipt } = await advance(tx, 'services')
    await tx`select set_config('app.today', '2031-11-24', true)`
    const [before] = await tx<{ client: string }[]>`select client_id as client from receipts`
    const later = await createInvoice(tx, {
      client_id: before?.client,
      client_name: 'Later',
      items: [{ description: 'Work', amount_minor: 4_000_000, gst_rate: 1800, hsn_sac: '998391' }],
    })
    await use(tx, receipt, later, 1_180_000)
    expect(await told(tx, october)).toMatchObject({ at: inKarnataka({ ...line, csamt: 0 }) })
    expect(await told(tx, november)).toMatchObject({
      at: undefined,
      txpd: inKarnataka({ rt: 18, ad_amt: 10_000, iamt: 1_800 }),
    })
  })
})

/** Moves a statement or a mark to that time. */
async function backdate(
  tx: Tx,
  table: 'books.payments' | 'public.filed_periods',
  changes: { created_at?: string; marked_at?: string; filed_on?: string },
) {
  await tx`reset role`
  await tx`alter table ${tx(table)} disable trigger user`
  await tx`update ${tx(table)} set ${tx(changes)}`
  await tx`alter table ${tx(table)} enable trigger user`
  // The rule is asked of the books: what a mark kept of them, at a time that is no more its own, goes.
  await tx`alter table filed_rows disable trigger user`
  await tx`delete from filed_rows`
  await tx`alter table filed_rows enable trigger user`
  await tx`set local role authenticated`
}

test('money used by an invoice of its own month is no advance, if that is said before the return is filed (tables 11A and 11B)', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-11-24', async (tx) => {
    const dated = { issue_date: '2031-10-31' }
    const { receipt, invoice } = await advance(tx, 'services', dated)
    await use(tx, receipt, invoice)
    const moved = async () => {
      const [before, after] = [await told(tx, october), await told(tx, november)]
      return [before.at, after.txpd, before.tax, after.tax]
    }
    const invoiced = [undefined, undefined, 720_000, 0]
    const twice = [inKarnataka({ ...line, csamt: 0 }), inKarnataka(line), 1_080_000, -360_000]
    const saidOn = (created_at: string) => backdate(tx, 'books.payments', { created_at })
    await saidOn('2031-11-03T10:00+05:30')
    expect(await moved()).toEqual(invoiced)
    // The last return of October was due on 13 November.
    await saidOn('2031-11-14T10:00+05:30')
    expect(await moved()).toEqual(twice)
    await tx`select file_period('2031-10-01', '2031-10-31', '2031-11-20')`
    await backdate(tx, 'public.filed_periods', { marked_at: '2031-11-21T10:00+05:30' })
    expect(await moved()).toEqual(invoiced)
    await backdate(tx, 'public.filed_periods', { filed_on: '2031-11-13' })
    expect(await moved()).toEqual(twice)
    await backdate(tx, 'public.filed_periods', { filed_on: '2031-11-14' })
    expect(await moved()).toEqual(invoiced)
    const marked_at = '2031-11-14T09:00+05:30'
    await backdate(tx, 'public.filed_periods', { marked_at })
    expect(await moved()).toEqual(twice)
  })
})

test('a refund voucher bears the day of the money where its series, its receipt voucher and the filed months leave it (Rule 51)', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-11-24', async (tx) => {
    const { receipt } = await advance(tx, 'services')
    const { issue_date } = await voucher(tx, receipt)
    expect(issue_date).toBe('2031-10-10')
    const back = async (paid_on: string, of = receipt) => {
      const [row] = await tx<{ made: { issue_date: string; number: string } }[]>`
        select refund_advance(
          gen_random_uuid(), ${of}, 118000, (${paid_on}::text)::date, 'UPI', 'UTR 7'
        ) as made`
      return [row?.made.issue_date, row?.made.number.slice(-4)]
    }
    expect(await back('2031-10-20')).toEqual(['2031-10-20', '0001'])
    expect(await back('2031-10-15')).toEqual(['2031-10-20', '0002'])
    const rest = { rt: 18, ad_amt: 18_000, iamt: 3_240 }
    expect(await told(tx, october)).toMatchObject({ at: inKarnataka({ ...rest, csamt: 0 }) })
    const open = await advance(tx, 'services')
    await tx`select file_period('2031-10-01', '2031-10-31')`
    expect(await back('2031-10-25')).toEqual(['2031-11-01', '0003'])
    await voucher(tx, open.receipt)
    await tx`select unfile_period('2031-10-01', '2031-10-31', 'Too soon')`
    await tx`select set_config('app.today', '2031-11-25', true)`
    expect(await back('2031-11-25')).toEqual(['2031-11-25', '0004'])
  })
})

test('an advance of a month that is filed says that the return needs an amendment (table 11A)', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-11-24', async (tx) => {
    const early = await advance(tx, 'services')
    const open = await advance(tx, null)
    const asked = () => tx<{ late: boolean }[]>`
      select needs_amendment as late from receipt_records order by created_at`
    await tx`select file_period('2031-10-01', '2031-10-31')`
    expect([...(await asked())]).toEqual([{ late: false }, { late: false }])
    await tx.savepoint((sub) => decide(sub as Tx, open.receipt, 'services'))
    expect([...(await asked())]).toEqual([{ late: false }, { late: true }])
    const { problems } = await told(tx, october)
    expect(problems).toEqual([expect.stringMatching(/after the period was filed.*11A/)])
    // An advance that a return has reported stays.
    for (const step of [
      (sub: Tx) => decide(sub, early.receipt, 'goods'),
      (sub: Tx) => sub`select undo_receipt(${early.receipt}, 'It bounced')`,
    ]) {
      expect(await outcome(tx.savepoint((sub) => step(sub as Tx)))).toMatch(
        /^PT409 \| period_filed/,
      )
    }
  })
})

test('an unregistered seller is asked nothing and owes nothing on an advance', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-11-24', async (tx) => {
    await tx`update businesses set gst_registration = 'none'`
    const { receipt } = await advance(tx, null)
    const [kept] = await tx`select gstin, advance_for from receipts where id = ${receipt}`
    expect(kept).toEqual({ gstin: null, advance_for: null })
    await tx`update businesses set gst_registration = 'regular'`
    expect(await told(tx, october)).toMatchObject({ at: undefined, questions: [] })
  })
})

test('a voucher after the filing says the same as the return, or is refused with the field', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-11-24', async (tx) => {
    const { receipt } = await advance(tx, 'services')
    await tx`select file_period('2031-10-01', '2031-10-31')`
    const before = await told(tx, october)
    const issued = (about: object) =>
      outcome(tx.savepoint((sub) => voucher(sub as Tx, receipt, about)))
    expect(await issued({ gst_rate: 500 })).toBe('PT409 | advance_told | gstRate')
    const moved = { place_of_supply: '07', place_of_supply_reason: 'The house is there' }
    expect(await issued(moved)).toBe('PT409 | advance_told | placeOfSupply')
    expect(await issued({ place_unknown: true })).toBe('PT409 | advance_told | placeOfSupply')
    // The rate of the settings is another by now.
    await tx`update businesses set default_gst_rate = 500`
    await voucher(tx, receipt)
    expect(await told(tx, october)).toEqual({ ...before, problems: [] })
    const undone = tx.savepoint((sub) => sub`select undo_receipt(${receipt}, 'It bounced')`)
    expect(await outcome(undone)).toMatch(/^PT409 \| period_filed/)
  })
})

test('an advance for a SEZ with tax is kept once its month is filed, and says when it came too late', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-11-24', async (tx) => {
    const buyer = {
      ...{ client_gstin: '29AABCR1718E1ZL', client_address: '12 MG Road' },
      ...{ client_city: 'Bengaluru', client_postal_code: '560001' },
    }
    const here = { place_of_supply: '27', place_of_supply_reason: 'The unit is there' }
    const sez = { supply: 'sez', with_tax: true, ...here }
    const early = await advance(tx, 'services', buyer)
    await voucher(tx, early.receipt, sez)
    // Even within the seller's own State it is inter-State (IGST s. 7(5)).
    expect(await told(tx, october)).toMatchObject({
      at: [{ pos: '27', sply_ty: 'INTER', itms: [{ ...line, csamt: 0 }] }],
      tax: 360_000,
    })
    await tx`select file_period('2031-10-01', '2031-10-31')`
    const undone = tx.savepoint((sub) => sub`select undo_receipt(${early.receipt}, 'It bounced')`)
    expect(await outcome(undone)).toMatch(/^PT409 \| period_filed/)
    const late = await advance(tx, null, buyer)
    await voucher(tx, late.receipt, sez)
    const rows = await tx<{ late: boolean }[]>`
      select needs_amendment as late from receipt_records order by created_at`
    expect([...rows]).toEqual([{ late: false }, { late: true }])
  })
})

test('an advance in another currency is converted once, and its tax is on the rupees (CGST Rule 34)', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await lived(seller, '2031-11-24', async (tx) => {
    const rate = { currency: 'USD', exchange_rate: '83.3333' }
    const invoice = await createInvoice(tx, {
      ...{ client_name: 'Kaveri', client_state_code: '29', ...rate },
      items: [{ description: 'Design', amount_minor: 1_000 }],
    })
    const paid = { excess: 'advance', paid_on: '2031-10-10', currency: 'USD' }
    const receipt = await receive(tx, invoice, 11_801, { ...paid, advance_for: 'services' })
    // $100.01 and its tax: the value is ₹8,334.16, of which 18 per cent are ₹1,500.15, and not the rupees of $18.00.
    const rupees = {
      at: inKarnataka({ rt: 18, ad_amt: 8_334.16, iamt: 1_500.15, csamt: 0 }),
      tax: 150_015,
    }
    expect(await told(tx, october)).toMatchObject(rupees)
    await voucher(tx, receipt, { exchange_rate: '83.3333' })
    expect(await told(tx, october)).toMatchObject(rupees)
  })
})
