import { beforeAll, expect, test } from 'vitest'
import { onDays, type Tx } from '../setup/stack/database.ts'
import { createEstimate, createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { credited } from './credit.ts'
import { atIssue, file, october, of, refused, tried, unfile } from './ground/filed-periods.ts'
import { record } from './ledger.ts'
import { receive, undoReceipt, use } from './receipts.ts'

let seller: string
beforeAll(async () => {
  seller = await makeRegistered({ default_gst_rate: 1800 })
})

/** Runs as the seller, on days that the test sets; undone at the end. */
const live = <T>(work: (tx: Tx, on: (day: string) => Promise<void>) => Promise<T>) =>
  onDays(seller, work)

test('documents in a filed period are not cancelled, restored or revised, and none gets a date in it', () =>
  live(async (tx, on) => {
    await on('2026-10-20')
    const invoice = await createInvoice(tx, { issue_date: '2026-10-01' })
    const cancelled = await createInvoice(tx)
    await tx`select cancel_invoice(${cancelled}, 'Ordered twice')`
    const begun = await createInvoice(tx, { issue_date: '2026-10-20' })
    const [draft] = await tx<{ id: string }[]>`select revise_invoice(${begun}) as id`
    await on('2026-11-22')
    await file(tx)

    expect(await of(tx, 'delete_invoice', invoice)).toBe(refused)
    expect(await of(tx, 'restore_invoice', cancelled)).toBe(refused)
    expect(await of(tx, 'revise_invoice', invoice)).toBe(refused)
    const document = JSON.stringify({
      ...{ client_name: 'Kaveri', client_email: 'a@kaveri.example', due_date: '2990-01-01' },
      items: [{ description: 'Design', amount_minor: 100 }],
    })
    const issueDraft = tried(
      tx,
      (inner) =>
        inner`select issue_draft(${draft?.id ?? ''}, gen_random_uuid(), (${document}::text)::jsonb)`,
    )
    expect(await issueDraft).toBe(refused)
    for (const issue_date of ['2026-10-20', '2026-10-31'])
      expect(await tried(tx, (inner) => createInvoice(inner, { issue_date }))).toBe(atIssue)
    expect(await tried(tx, (inner) => createInvoice(inner, { issue_date: '2026-11-01' }))).toBe(
      'done',
    )
    // A return does not include it.
    expect(await tried(tx, (inner) => createEstimate(inner, { issue_date: '2026-10-31' }))).toBe(
      'done',
    )
    // Money and letters are none either.
    expect(await tried(tx, (inner) => record(inner, invoice))).toBe('done')
    expect(await of(tx, 'share_invoice', invoice)).toBe('done')
  }))

test('credit notes against invoices of a filed period stay possible, and are guarded in their own', () =>
  live(async (tx, on) => {
    await on('2026-10-20')
    const invoice = await createInvoice(tx)
    const early = await credited(tx, invoice, { amount_minor: 500 })
    await on('2026-11-22')
    await file(tx)
    const late = await credited(tx, invoice, { amount_minor: 500 })
    expect(await of(tx, 'delete_invoice', late)).toBe('done')
    expect(await of(tx, 'restore_invoice', late)).toBe('done')
    expect(await of(tx, 'delete_invoice', early)).toBe(refused)
  }))

test('a voucher of a filed period is not withdrawn with its money', () =>
  live(async (tx, on) => {
    await on('2026-10-20')
    const paid = await createInvoice(tx)
    const receipt = await receive(tx, paid, 200_000, { excess: 'advance' })
    await tx`select issue_voucher(gen_random_uuid(), ${receipt}, '{"description": "Design"}')`
    await on('2026-11-22')
    await file(tx)
    expect(await tried(tx, (inner) => undoReceipt(inner, receipt))).toBe(refused)
    await unfile(tx)
    expect(await tried(tx, (inner) => undoReceipt(inner, receipt))).toBe('done')
  }))

test('an invoice’s use of an advance with a voucher stays in the return that reported it', () =>
  live(async (tx, on) => {
    await on('2026-10-20')
    const paid = await createInvoice(tx)
    const receipt = await receive(tx, paid, 200_000, { excess: 'advance' })
    await tx`select issue_voucher(gen_random_uuid(), ${receipt}, '{"description": "Design"}')`
    const billed = await createInvoice(tx)
    // Its own day is that of the clock, which no test moves, or that of its invoice, if that is later.
    const [day] = await tx<{ first: string; last: string; later: string }[]>`
      select begun::text as first, (begun + interval '1 month')::date - 1 || '' as last,
        (begun + interval '2 months')::date::text as later
      from (select date_trunc('month', now() at time zone 'Asia/Kolkata')::date + interval '1 month' as begun) as month`
    const next = [day?.first ?? '', day?.last ?? ''] as const
    const before = await use(tx, receipt, billed, 33_333)
    await on(next[0])
    const used = await use(tx, receipt, await createInvoice(tx), 33_333)
    await on(day?.later ?? '')
    const after = await use(tx, receipt, await createInvoice(tx), 33_333)
    await file(tx, next)
    const undo = (id: string) =>
      tried(tx, (inner) => inner`select undo_payment(${id}, 'Another invoice')`)
    expect(await undo(used)).toMatch(/^PT409 \| period_filed/)
    // The later one is reckoned from the earlier one.
    expect(await undo(before)).toMatch(/^PT409 \| period_filed/)
    // The voucher's own period is not filed.
    expect(await tried(tx, (inner) => undoReceipt(inner, receipt))).toMatch(
      /^PT409 \| period_filed/,
    )
    expect(await undo(after)).toBe('done')
    await unfile(tx, 'A slip', next)
    expect(await undo(used)).toBe('done')
    expect(await tried(tx, (inner) => undoReceipt(inner, receipt))).toBe('done')
  }))

test('a quarter protects its three months, and issuing names the first free day', () =>
  live(async (tx, on) => {
    await on('2026-06-30')
    await createInvoice(tx)
    await on('2026-11-22')
    const earliest = async () =>
      (await tx<{ it: { earliest_issue_date: string } }[]>`select invoice_numbering() as it`)[0]?.it
        .earliest_issue_date
    expect(await earliest()).toBe('2026-06-30')
    await file(tx, ['2026-04-01', '2026-06-30'])
    expect(await earliest()).toBe('2026-07-01')
    await file(tx, ['2026-07-01', '2026-07-31'])
    expect(await earliest()).toBe('2026-08-01')
    const inside = await tried(tx, (inner) => createInvoice(inner, { issue_date: '2026-06-30' }))
    expect(inside).toBe(
      'PT409 | period_filed | {"last_day": "2026-06-30", "first_day": "2026-04-01"} | issueDate',
    )
  }))

test.each([
  [
    'a month that is not over',
    ['2026-11-01', '2026-11-30'],
    null,
    'PT422 | period_not_over | period',
  ],
  ['a week', ['2026-10-01', '2026-10-07'], null, 'PT422 | period_unknown | period'],
  ['two months', ['2026-07-01', '2026-08-31'], null, 'PT422 | period_unknown | period'],
  ['a quarter of no return', ['2026-05-01', '2026-07-31'], null, 'PT422 | period_unknown | period'],
  ['a day to come', october, '2026-11-23', 'PT422 | filing_date_future | filedOn'],
  ['a day within the period', october, '2026-10-31', 'PT422 | filing_date_too_early | filedOn'],
  [
    'a month of a filed quarter',
    ['2026-08-01', '2026-08-31'],
    null,
    'PT409 | period_filed | {"last_day": "2026-09-30", "first_day": "2026-07-01"} | period',
  ],
] as const)('%s cannot be marked as filed', (_, period, day, told) =>
  live(async (tx, on) => {
    await on('2026-11-22')
    await file(tx, ['2026-07-01', '2026-09-30'])
    expect(await tried(tx, (inner) => file(inner, period, day))).toBe(told)
  }),
)
