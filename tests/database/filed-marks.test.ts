import { beforeAll, expect, test } from 'vitest'
import { as, asOwner, claimsOf, onDays, sql, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeRegistered, makeSeller } from '../setup/stack/people.ts'
import { karnataka } from './credit.ts'
import { atIssue, file, october, of, refused, tried, unfile } from './ground/filed-periods.ts'
import { codeOf, today } from './ledger.ts'
import { exported, restored } from './moving.ts'
import { receive, undoReceipt } from './receipts.ts'

let seller: string
beforeAll(async () => {
  seller = await makeRegistered({ default_gst_rate: 1800 })
})

/** Runs as the seller, on days that the test sets; undone at the end. */
const live = <T>(work: (tx: Tx, on: (day: string) => Promise<void>) => Promise<T>) =>
  onDays(seller, work)

test('a mark is made once, taken back for a reason, and made again: all of it stays in the history', () =>
  live(async (tx, on) => {
    await on('2026-11-22')
    const first = await file(tx, october, '2026-11-11')
    expect(await file(tx)).toEqual(first)
    expect(await tried(tx, (inner) => unfile(inner, ' \n'))).toBe('PT422 | required | reason')
    expect(await tried(tx, (inner) => unfile(inner, 'x'.repeat(301)))).toBe(
      'PT422 | too_long | {"most": 300} | reason',
    )
    await unfile(tx)
    expect(await tried(tx, unfile)).toBe('PT409 | period_not_filed')
    await file(tx)
    await tx`set local role authenticated`
    const marks = await tx`
      select filed_on::text, unmarked_at is null as stands, unmark_reason from filed_periods order by marked_at`
    expect(marks).toEqual([
      { filed_on: '2026-11-11', stands: false, unmark_reason: 'Filed with an error' },
      { filed_on: '2026-11-22', stands: true, unmark_reason: null },
    ])
  }))

test('nobody changes or erases a mark, the owner of the database among them', () =>
  asOwner(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${claimsOf(seller)}, true)`
    const third = ['2026-07-01', '2026-09-30'] as const
    await file(tx, third)
    const kept = 'PT409 | marks_unchangeable'
    const change = (statement: string) => tried(tx, (inner) => inner.unsafe(statement))
    const mine = `where user_id = '${seller}'`
    const backdate = `update filed_periods set filed_on = filed_on - 1 ${mine}`
    expect(await change(backdate)).toBe(kept)
    expect(await change(`delete from filed_periods ${mine}`)).toBe(kept)
    expect(await change('truncate filed_periods, filed_rows')).toBe(kept)
    await unfile(tx, 'A slip', third)
    const reword = `update filed_periods set unmark_reason = 'Another' ${mine}`
    expect(await change(reword)).toBe(kept)
    expect(
      await change(`update filed_periods set unmarked_at = null, unmark_reason = null ${mine}`),
    ).toBe(kept)
  }))

const pune = '27AAPFU0939F1ZV'
const register = (tx: Tx, owner: string, tax_id: string, state: string) =>
  tx`
    update businesses
    set tax_id = ${tax_id}, state = ${state}, gst_registration = 'regular', default_gst_rate = 1800
    where user_id = ${owner}`
const standing = (tx: Tx, owner: string) =>
  tx`select gstin, first_day::text from filed_periods
    where user_id = ${owner} and unmarked_at is null order by gstin, first_day`

test('a mark closes the period of its GSTIN alone, and the same period is marked for each', () =>
  live(async (tx, on) => {
    const items = [{ description: 'Design', amount_minor: 1_000_000, hsn_sac: '998391' }]
    const advance = (of: string) =>
      receive(tx, of, 200_000, { excess: 'advance', advance_for: 'services' })
    await on('2026-10-20')
    const before = await createInvoice(tx, { items })
    const received = await advance(before)
    await register(tx, seller, karnataka, 'Karnataka')
    const after = await createInvoice(tx, { items })
    const receivedAfter = await advance(after)
    await on('2026-11-22')
    const foreign = tried(tx, (inner) => file(inner, october, null, '24AAQCA8719H1ZC'))
    expect(await foreign).toBe('PT422 | gstin_not_yours | gstin')

    /** A credit note and undoing an advance, for the old GSTIN and then for the new one. */
    const kept = async () => {
      const note = (of: string) =>
        tried(
          tx,
          (inner) => inner`
            select issue_credit_note(gen_random_uuid(), ${of}, 'Fewer hours', null, 100, issue_date => '2026-10-31')`,
        )
      const undone = (receipt: string) =>
        tried(tx, async (inner) => {
          await undoReceipt(inner, receipt)
          throw new Error('undone')
        }).catch((error: Error) => error.message)
      return [
        ...[await note(before), await undone(received)],
        ...[await note(after), await undone(receivedAfter)],
      ]
    }
    /** Whether the return of October lacks money of the new one that is entered now. */
    const isLacked = async () => {
      const about = { excess: 'advance', advance_for: 'services', paid_on: '2026-10-20' }
      const receipt = await receive(tx, after, 1_000, about)
      const [row] = await tx`select needs_amendment from receipt_records where id = ${receipt}`
      return row?.needs_amendment
    }
    const open = ['done', 'undone']
    const closed = [atIssue, refused]
    await file(tx, october, null, pune)
    expect(await kept()).toEqual([...closed, ...open])
    expect(await isLacked()).toBe(false)
    const dated = tried(tx, (inner) => createInvoice(inner, { items, issue_date: '2026-10-31' }))
    expect(await dated).toBe('done')
    await file(tx)
    expect(await kept()).toEqual([...closed, ...closed])
    expect(await isLacked()).toBe(true)
    expect([...(await standing(tx, seller))]).toEqual([
      { gstin: pune, first_day: '2026-10-01' },
      { gstin: karnataka, first_day: '2026-10-01' },
    ])
    await unfile(tx, 'A slip', october, pune)
    expect(await kept()).toEqual([...open, ...closed])
    // Only the old GSTIN is filed by the quarter.
    await on('2027-04-05')
    await file(tx, ['2026-11-01', '2026-11-30'])
    await file(tx, ['2027-01-01', '2027-03-31'], null, pune)
    const early = tried(tx, (inner) => createInvoice(inner, { items, issue_date: '2027-02-28' }))
    expect(await early).toMatch(/issue_date_too_early.*2027-03-01/)
  }))

test('a mark from before a registration protects the documents of that time, and can be taken back', () =>
  live(async (tx, on) => {
    const owner = await makeSeller()
    await tx`select set_config('request.jwt.claims', ${claimsOf(owner)}, true)`
    await on('2026-10-20')
    const invoice = await createInvoice(tx)
    await on('2026-11-22')
    await file(tx)
    await register(tx, owner, pune, 'Maharashtra')
    const issue_date = '2026-10-31'
    expect(await of(tx, 'delete_invoice', invoice)).toBe(refused)
    expect(await tried(tx, (inner) => createInvoice(inner, { issue_date }))).toBe('done')
    expect(await tried(tx, unfile)).toBe('PT409 | period_not_filed')
    await unfile(tx, 'A slip', october, '')
    expect(await of(tx, 'delete_invoice', invoice)).toBe('done')
  }))

test('a restore brings the marks of each GSTIN back; a file of an older form means today’s', () =>
  live(async (tx, on) => {
    await on('2026-10-20')
    await createInvoice(tx)
    await register(tx, seller, karnataka, 'Karnataka')
    await on('2026-11-22')
    await file(tx)
    await file(tx, october, null, pune)
    const pages = await exported(tx)
    const older = pages
      .filter(({ part }) => part !== 'filed_rows')
      .map(({ part, rows }) => ({
        part,
        rows: part === 'filings' ? rows.slice(0, 1).map(({ gstin: _, ...row }) => row) : rows,
      }))
    for (const [file, gstins] of [
      [pages, [pune, karnataka]],
      [older, [karnataka]],
    ] as const) {
      const person = await makePerson()
      await tx`select set_config('request.jwt.claims', ${claimsOf(person)}, true)`
      await restored(tx, file)
      expect([...(await standing(tx, person))]).toEqual(
        gstins.map((gstin) => ({ gstin, first_day: '2026-10-01' })),
      )
    }
  }))

test('one seller’s filing binds no other', () =>
  live(async (tx, on) => {
    const other = await makeSeller()
    await on('2026-11-22')
    await file(tx)
    await tx`select set_config('request.jwt.claims', ${claimsOf(other)}, true)`
    expect(await tried(tx, (inner) => createInvoice(inner, { issue_date: '2026-10-20' }))).toBe(
      'done',
    )
    expect(await tried(tx, unfile)).toBe('PT409 | period_not_filed')
  }))

const monthBefore = async (): Promise<[string, string]> => {
  const [month] = await sql<{ first: string; last: string }[]>`
    select (begun - interval '1 month')::date::text as first, (begun - 1)::text as last
    from (select date_trunc('month', private.today()::timestamp)::date as begun) as this`
  return [month?.first ?? '', month?.last ?? '']
}

/** An invoice of last month, also where that is of another financial year. */
async function issuedOn(owner: string, day: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into invoices (
      user_id, business_id, prefix, financial_year, sequence, padding, seller, buyer, taxable_minor, total_minor,
      total_inr_minor, issue_date, due_date, request_key, request_fingerprint
    )
    select
      user_id, id, 'AGO', private.financial_year(${day}), 1, 4, '{}',
      '{"name": "Kaveri", "email": "a@kaveri.example"}', 1000, 1000, 1000, ${day}, ${await today()},
      gen_random_uuid(), ''
    from businesses where user_id = ${owner}
    returning id`
  return row?.id ?? ''
}

test('marking a period and cancelling in it at the same time, the second sees the first', async () => {
  const [first, last] = await monthBefore()
  for (let round = 0; round < 6; round += 1) {
    const owner = await makeSeller()
    const invoice = await issuedOn(owner, last)
    const [marked, cancelled] = await Promise.all([
      codeOf(as(owner, (tx) => file(tx, [first, last]))),
      codeOf(as(owner, (tx) => tx`select delete_invoice(${invoice})`)),
    ])
    const [row] = await sql<{ in_time: boolean | null }[]>`
      select events.at < marks.marked_at as in_time
      from filed_periods as marks
      left join invoice_events as events on events.invoice_id = ${invoice} and events.kind = 'deleted'
      where marks.user_id = ${owner}`
    expect(marked).toBe('done')
    expect([cancelled, row?.in_time]).toEqual(
      cancelled === 'done' ? ['done', true] : ['PT409', null],
    )
  }
})

test('a document issued past the product waits for the mark, and is refused by it', async () => {
  const owner = await makeSeller()
  const [first, last] = await monthBefore()
  const { promise: marked, resolve: begin } = Promise.withResolvers<void>()
  let waited = false
  const marking = as(owner, async (tx) => {
    await file(tx, [first, last])
    begin()
    // The other has to wait for this, however long it takes.
    await sql`select pg_sleep(0.3)`
    waited = true
  })
  await marked
  const issued = await codeOf(issuedOn(owner, last))
  expect([issued, waited]).toEqual(['PT409', true])
  await marking
})

test('in April a day may lie in the month that is still to be filed, or in the quarter for a quarterly filer', () =>
  live(async (tx, on) => {
    await on('2026-11-20')
    await createInvoice(tx)
    await on('2027-04-05')
    const numbered = async (issue_date: string) => {
      const [row] = await tx<{ number: string }[]>`
        select number from invoice_records where id = ${await createInvoice(tx, { issue_date })}`
      return row?.number
    }
    const issued = (issue_date: string) =>
      tried(tx, (inner) => createInvoice(inner, { issue_date }))
    expect(await issued('2027-02-28')).toMatch(/issue_date_too_early.*2027-03-01/)
    const quarter = ['2026-10-01', '2026-12-31'] as const
    await file(tx, quarter)
    expect(await issued('2026-12-31')).toMatch(/issue_date_too_early.*2027-01-01/)
    // Numbers and days stay in one order, without a gap, each in its own year.
    expect(await numbered('2027-01-10')).toBe('INV/26-27/0002')
    expect(await issued('2027-01-09')).toMatch(/issue_date_too_early.*2027-01-10/)
    expect(await numbered('2027-04-05')).toBe('INV/27-28/0001')
    expect(await numbered('2027-03-31')).toBe('INV/26-27/0003')
    // A voucher may have the day of its money, and a note the chosen day.
    const paid = await createInvoice(tx)
    const receipt = await receive(tx, paid, 200_000, { excess: 'advance', paid_on: '2027-03-20' })
    const made = await tx<{ it: Record<string, string> }[]>`
      select issue_voucher(gen_random_uuid(), ${receipt}, '{"description": "Design"}') as it
      union all
      select issue_credit_note(
        gen_random_uuid(), (select id from invoices where issue_date = '2027-03-31'), 'Fewer hours',
        amount_minor => 100, issue_date => '2027-03-31'
      )`
    expect(made.map(({ it }) => [it.number, it.issue_date])).toEqual([
      [expect.stringMatching(/^RV\/26-27\//), '2027-03-20'],
      [expect.stringMatching(/^CN\/26-27\//), '2027-03-31'],
    ])
    await on('2027-05-01')
    expect(await issued('2027-03-31')).toMatch(/issue_date_too_early.*2027-04-05/)
  }))
