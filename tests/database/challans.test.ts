import { beforeEach, expect, test } from 'vitest'
import { gstr1File } from '#domain/gst/gstr1/file.ts'
import { prepareReturn } from '#domain/gst/gstr1/prepare.ts'
import { periodOf } from '#domain/periods.ts'
import { as, onDays, sql } from '../setup/stack/database.ts'
import {
  createForerunner,
  createInvoice,
  type InvoiceArgs,
  makeRegistered,
} from '../setup/stack/people.ts'
import { sourceOf } from './gst-returns.ts'
import { claim, codeOf, outcome, record, share, today } from './ledger.ts'

const goods = {
  description: 'Teak planks',
  quantity: 12,
  rate: '850',
  unit: 'NOS',
  hsn_sac: '4407',
}

let seller: string
beforeEach(async () => {
  seller = await makeRegistered({ default_gst_rate: 1800, prices_include_tax: true })
})

const challan = (args: InvoiceArgs = {}, by = seller) =>
  as(by, (tx) =>
    createForerunner(tx, 'delivery_challan', { items: [goods], reason: 'job_work', ...args }),
  )

const documentOf = async (id: string) =>
  (await sql`select * from invoice_records where id = ${id}`)[0]

const stateOf = async (id: string) =>
  (await sql`select state, invoice from estimate_records where id = ${id}`)[0]

test('a challan says value, code, quantity and place, and bears no tax', async () => {
  const id = await challan({
    client_gstin: '29AABCR1718E1ZL',
    client_state_code: '29',
    items: [{ ...goods, gst_rate: 1800 }],
    due_date: '2000-01-01',
  })
  const made = await documentOf(id)
  expect(made).toMatchObject({
    kind: 'job_work_challan',
    total_minor: 1_020_000,
    taxable_minor: 1_020_000,
    igst_minor: 0,
    taxes: [],
    place_of_supply: '29',
    parts: [],
    items: [{ hsn_sac: '4407', unit: 'NOS', gst_rate: null, includes_tax: false }],
  })
  expect(made?.due_date).toEqual(made?.issue_date)
  expect(await stateOf(id)).toEqual({ state: 'issued', invoice: null })
})

test('each reason has a series of its own, and one request makes one', async () => {
  const request_key = crypto.randomUUID()
  const first = await challan({ request_key })
  expect(await challan({ request_key })).toBe(first)
  for (const reason of ['job_work', 'approval', 'other']) await challan({ reason })
  const numbers = await sql<{ number: string }[]>`
    select regexp_replace(number, '/[0-9-]{5}/', '/') as number
    from invoices where user_id = ${seller} order by number`
  expect(numbers.map(({ number }) => number)).toEqual(['DC/0001', 'JW/0001', 'JW/0002', 'SA/0001'])
})

test('without a reason, or with none that is known, the field is named', async () => {
  expect(await outcome(challan({ reason: null }))).toBe('PT422 | required | reason')
  expect(await outcome(challan({ reason: 'gift' }))).toBe('PT422 | value_not_allowed | reason')
})

test('nothing is owed by it: no list, sum or statement knows it, and it takes no money', async () => {
  const id = await challan()
  const token = await as(seller, (tx) => share(tx, id))
  const [seen] = await as(
    seller,
    (tx) => tx`
      select
        (list_invoices(0, 10) ->> 'total')::integer as listed,
        (list_estimates(0, 10) ->> 'total')::integer as estimates,
        (list_estimates(0, 10, list => 'challans') ->> 'total')::integer as challans,
        (select coalesce(sum(created + invoices + unpaid_due + came_in_minor), 0)::integer from invoice_periods) as counted`,
  )
  const stated = await sql`select from private.statement_lines where user_id = ${seller}`
  expect(seen).toEqual({ listed: 0, estimates: 0, challans: 1, counted: 0 })
  expect(stated).toEqual([])
  expect(await codeOf(as(seller, (tx) => record(tx, id)))).toBe('PT404')
  expect(await codeOf(as(null, (tx) => claim(tx, token)))).toBe('PT404')
  expect(await outcome(as(seller, (tx) => tx`select accept_estimate(${id})`))).toBe(
    'PT404 | estimate_not_found',
  )
  const [shown] = await as(null, (tx) => tx`select shared_invoice(${token}) as it`)
  expect(shown?.it).toMatchObject({
    kind: 'job_work_challan',
    pay_to: null,
    estimate: { state: 'sent' },
  })
})

test('it becomes an invoice once, by the terms of its client', async () => {
  const id = await challan()
  const convert = () =>
    as(seller, async (tx) => (await tx`select convert_estimate(${id}) as id`)[0]?.id as string)
  const draft = await convert()
  expect(await convert()).toBe(draft)
  const [content] = await sql`select kind, content from drafts where id = ${draft}`
  expect(content).toMatchObject({
    kind: 'invoice',
    content: { dueDate: '', items: [{ hsnSac: '4407', rate: '850', quantity: '12' }] },
  })
  const document = { client_name: 'Kaveri Interiors', client_email: 'billing@kaveri.example' }
  const items = [{ ...goods, gst_rate: 1800 }]
  await as(
    seller,
    (tx) =>
      tx`select issue_draft(${draft}, gen_random_uuid(), ${tx.json({ ...document, due_date: '2990-01-01', items })})`,
  )
  const became = await stateOf(id)
  expect(became).toMatchObject({
    state: 'converted',
    invoice: { number: expect.stringMatching(/^INV/) },
  })
  expect(await outcome(as(seller, (tx) => tx`select convert_estimate(${id})`))).toMatch(
    /^PT409 \| document_converted/,
  )
})

test('a copy has its reason, and is issued as a challan', async () => {
  const id = await challan({ reason: 'approval' })
  const [made] = await as(seller, async (tx) => {
    const [row] = await tx`select duplicate_document(${id}) as id`
    return tx`select kind, content from drafts where id = ${row?.id}`
  })
  expect(made).toMatchObject({ kind: 'delivery_challan', content: { reason: 'approval' } })
})

test('table 13 of GSTR-1 tells the numbers of each reason, the cancelled among them, and no other table knows them', async () => {
  await as(seller, (tx) => createInvoice(tx, { items: [{ ...goods, gst_rate: 1800 }] }))
  const alone = await fileOf()
  await challan()
  const cancelled = await challan()
  await as(seller, (tx) => tx`select cancel_invoice(${cancelled}, 'A slip')`)
  await challan({ reason: 'approval' })
  await challan({ reason: 'other' })
  const { doc_issue, ...others } = await fileOf()
  const { doc_issue: before, ...othersBefore } = alone
  expect(others).toEqual(othersBefore)
  const added = doc_issue.doc_det.filter(({ doc_num }) => doc_num > 1)
  expect(before.doc_det).toHaveLength(1)
  expect(
    added.map(({ doc_num, docs }) => [
      doc_num,
      ...docs.map(({ totnum, cancel }) => [totnum, cancel]),
    ]),
  ).toEqual([
    [9, [2, 1]],
    [10, [1, 0]],
    [12, [1, 0]],
  ])
  expect(added[0]).toMatchObject({ doc_typ: 'Delivery Challan for job work' })
})

test('a challan of a filed period is neither issued nor cancelled', () =>
  onDays(seller, async (tx, on) => {
    const make = (issue_date: string) =>
      createForerunner(tx, 'delivery_challan', { items: [goods], reason: 'other', issue_date })
    await on('2026-10-20')
    const made = await make('2026-10-20')
    await on('2026-11-05')
    await tx`select file_period('2026-10-01', '2026-10-31')`
    const refused = /^PT409 \| period_filed/
    expect(await outcome(tx.savepoint((inner) => inner`select delete_invoice(${made})`))).toMatch(
      refused,
    )
    expect(await outcome(tx.savepoint(() => make('2026-10-25')))).toMatch(refused)
  }))

type Filed = {
  doc_issue: {
    doc_det: { doc_num: number; doc_typ: string; docs: { totnum: number; cancel: number }[] }[]
  }
}

async function fileOf(): Promise<Filed & Record<string, unknown>> {
  const period = periodOf('month', await today())
  const source = await as(seller, (tx) => sourceOf(tx, period))
  const choice = { firstDay: period.firstDay, filing: 'monthly', iff: false } as const
  return gstr1File(prepareReturn(source, choice).made) as Filed & Record<string, unknown>
}
