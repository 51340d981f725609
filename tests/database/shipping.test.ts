import { expect, test } from 'vitest'
import { said } from '#tests/setup/said.ts'
import { gstr1File } from '../../supabase/functions/_shared/domain/gst/gstr1/file.ts'
import { prepareReturn } from '../../supabase/functions/_shared/domain/gst/gstr1/prepare.ts'
import { periodOf, shiftPeriod } from '../../supabase/functions/_shared/domain/periods.ts'
import { gstr1Table } from '../../supabase/functions/_shared/tables/gstr1.ts'
import { type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { sourceOf } from './gst-returns.ts'
import { outcome, today } from './ledger.ts'

const abroad = { client_country: 'AE', with_tax: true, currency: 'AED', exchange_rate: 22.5 }

const ship = async (tx: Tx, invoice: string, bill: string | null, day?: string | null) => {
  const at = day === undefined ? await today() : day
  return tx`select set_shipping(${invoice}, 'INBOM4', ${bill}, (${at}::text)::date)`
}

async function told(tx: Tx, day: string) {
  const month = periodOf('month', day)
  const choice = { firstDay: month.firstDay, filing: 'monthly', iff: false } as const
  return prepareReturn(await sourceOf(tx, month), choice)
}

test('port and shipping bill join an issued export, with its history, and the return carries them (table 6A)', async () => {
  await tryAs(await makeRegistered({ default_gst_rate: 1800 }), async (tx) => {
    const invoice = await createInvoice(tx, abroad)
    const [issued] = await tx<{ day: string }[]>`
      select issue_date::text as day from invoices where id = ${invoice}`
    const day = issued?.day ?? ''
    await ship(tx, invoice, '1234567')
    await ship(tx, invoice, '1234567')
    const { made, problems } = await told(tx, day)
    expect(gstr1File(made)).toMatchObject({
      exp: [
        {
          inv: [{ sbpcode: 'INBOM4', sbnum: '1234567', sbdt: day.split('-').reverse().join('-') }],
        },
      ],
    })
    expect(gstr1Table(made, 'exp').rows[0]?.slice(4, 7)).toEqual([
      ...['INBOM4', '1234567', expect.stringContaining(day.slice(0, 4))],
    ])
    expect(problems.map(({ message }) => said(message))).not.toContainEqual(
      expect.stringMatching(/9A/),
    )
    const events = await tx`
      select kind, detail ->> 'number' as number from invoice_events where invoice_id = ${invoice} order by id`
    expect([...events]).toEqual([
      { kind: 'created', number: null },
      { kind: 'shipping_noted', number: '1234567' },
    ])
    const ends = (bill: string | null, at?: string | null) =>
      outcome(tx.savepoint((sub) => ship(sub as Tx, invoice, bill, at)))
    expect(await ends('12')).toMatch('shipping_bill')
    expect(await ends('1234567', '2990-01-01')).toBe(
      'PT422 | shipping_bill_date_future | shippingBillDate',
    )
    expect(await ends('1234567', '2020-01-01')).toBe(
      'PT422 | shipping_bill_date_early | shippingBillDate',
    )
    expect(await ends(null)).toBe('PT422 | shipping_bill_number_missing | shippingBillDate')
    expect(await ends('1234567', null)).toBe('done')
    const home = await createInvoice(tx)
    const domestic = outcome(tx.savepoint((sub) => ship(sub as Tx, home, '1234567')))
    expect(await domestic).toBe('PT409 | shipping_of_export')
  })
})

test('an export is issued with no other day of its shipping bill than it may be given later', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 })
  const now = await today()
  const issues = (bill: object, client: object = abroad) =>
    tryAs(seller, (tx) => outcome(createInvoice(tx, { ...client, ...bill, issue_date: day })))
  const day = shiftPeriod('day', now, -1)
  const early = { shipping_bill: '1234567', shipping_bill_date: shiftPeriod('day', day, -1) }
  expect(await issues({ ...early, shipping_bill_date: day })).toBe('done')
  expect(await issues(early)).toBe('PT422 | shipping_bill_date_early | shippingBillDate')
  expect(await issues({ ...early, shipping_bill_date: '2990-01-01' })).toBe(
    'PT422 | shipping_bill_date_future | shippingBillDate',
  )
  expect(await issues({ shipping_bill_date: now })).toBe(
    'PT422 | shipping_bill_number_missing | shippingBillDate',
  )
  // The form shows none of it.
  expect(await issues({ shipping_bill_date: now }, {})).toBe('done')
})

test('a shipping bill noted after the period was filed says that the export needs an amendment (table 9A)', async () => {
  await tryAs(await makeRegistered({ default_gst_rate: 1800 }), async (tx) => {
    const day = shiftPeriod('month', periodOf('month', await today()).firstDay, -1)
    const invoice = await createInvoice(tx, { ...abroad, issue_date: day })
    const month = periodOf('month', day)
    await tx`select file_period((${month.firstDay}::text)::date, (${month.lastDay}::text)::date)`
    await ship(tx, invoice, '1234567')
    const { problems } = await told(tx, day)
    expect(problems.map(({ message }) => said(message))).toContainEqual(
      expect.stringMatching(/after this period was filed.*table 9A/),
    )
  })
})
