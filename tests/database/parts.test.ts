import { beforeAll, expect, test } from 'vitest'
import { partAmounts } from '#domain/document/due-parts.ts'
import { askedOf } from '#domain/totals.ts'
import { as, sql, type Tx, tryAs } from '../setup/database.ts'
import { createEstimate, createInvoice, makeSeller } from '../setup/people.ts'
import fc, { thorough } from '../setup/property.ts'
import { credit } from './credit.ts'
import { dayFromToday, outcome, record, share } from './ledger.ts'

let seller: string
const day = { 0: '', 10: '', 30: '', 40: '' }

beforeAll(async () => {
  seller = await makeSeller()
  for (const days of [0, 10, 30, 40] as const) day[days] = await dayFromToday(days)
})

type Asked = { due_date?: string | null; days?: number; amount_minor?: number; share?: number }

const inParts = (tx: Tx, parts: Asked[], total = 10_001, more = {}) =>
  createInvoice(tx, { items: [{ description: 'Design', amount_minor: total }], parts, ...more })
const halves = (): Asked[] => [{ due_date: day[10], share: 5_000 }, { due_date: day[40] }]

type Part = { due_date: string; amount_minor: number; share: number | null }

async function dueOf(tx: Tx | typeof sql, invoice: string) {
  const [row] = await tx<{ due_date: string; status: string; parts: Part[]; settled: number }[]>`
    select due_date::text, status, parts, settled_minor + credited_minor as settled
    from invoice_records where id = ${invoice}`
  if (!row) throw new Error('There is no invoice.')
  return row
}

/** What the domain reads of it. */
function asDocument(parts: Part[]) {
  const minor = parts.reduce((sum, part) => sum + part.amount_minor, 0)
  return {
    total: { minor, rupeesMinor: minor },
    parts: parts.map((part) => ({
      ...{ dueDate: part.due_date, amountMinor: part.amount_minor, share: part.share },
    })),
  }
}

test('a half now and the rest later make up the total to the paisa, and the first day is the due date', async () => {
  const invoice = await as(seller, (tx) => inParts(tx, halves()))
  expect(await dueOf(sql, invoice)).toMatchObject({
    due_date: day[10],
    parts: [
      { due_date: day[10], amount_minor: 5_001, share: 5_000 },
      { due_date: day[40], amount_minor: 5_000, share: null },
    ],
  })
  const counted = await as(
    seller,
    (tx) => tx`select parts from invoices where id = ${invoice} and due_date >= issue_date`,
  )
  expect(counted).toHaveLength(1)
})

test('days of parts may be said as days from the issue', async () => {
  const invoice = await as(seller, (tx) =>
    inParts(tx, [{ days: 0, amount_minor: 1 }, { days: 30 }]),
  )
  expect((await dueOf(sql, invoice)).parts.map(({ due_date }) => due_date)).toEqual([
    day[0],
    day[30],
  ])
})

test.each<[what: string, parts: () => Asked[], refused: string]>([
  ['one part', () => [{ days: 1 }], 'parts_count | {"most": 12, "least": 2} | parts'],
  ['a part without a day', () => [{ amount_minor: 1 }, { days: 1 }], 'required | parts.0.dueDate'],
  [
    'a part on the day of another',
    () => [{ days: 1, share: 1 }, { days: 1 }],
    'part_before_another | parts.1.dueDate',
  ],
  ['a part without an amount', () => [{ days: 1 }, { days: 2 }], 'required | parts.0.amount'],
  [
    'a first part of a day that is over',
    () => [{ due_date: '2020-01-01', share: 1 }, { days: 2 }],
    'due_date_past | parts.0.dueDate',
  ],
  [
    'parts that leave nothing to the last one',
    () => [{ days: 1, amount_minor: 10_001 }, { days: 2 }],
    'parts_sum | {"minor": 10001, "currency": "INR"} | parts.1.amount',
  ],
  [
    'a last part that is not the rest',
    () => [
      { days: 1, amount_minor: 1 },
      { days: 2, amount_minor: 9_999 },
    ],
    'parts_sum | {"minor": 10001, "currency": "INR"} | parts.1.amount',
  ],
  [
    'shares that do not make up the whole',
    () => [
      { days: 1, share: 3_000 },
      { days: 2, share: 3_000 },
    ],
    'parts_sum | {"minor": 10001, "currency": "INR"} | parts.1.amount',
  ],
  [
    'a share of less than nothing',
    () => [{ days: 1, share: -1 }, { days: 2 }],
    'parts_sum | {"minor": 10001, "currency": "INR"} | parts.0.amount',
  ],
])('%s is refused', async (_, parts, refused) => {
  const status = refused.startsWith('PT') ? '' : 'PT422 | '
  const asked = tryAs(seller, (tx) => inParts(tx, parts()))
  expect(await outcome(asked)).toBe(`${status}${refused}`)
})

test('whatever the total and the shares, the form and the database part it alike', async () => {
  const asked = fc.oneof(
    fc.integer({ min: 1, max: 4_000 }).map((share) => ({ share, amountMinor: null })),
    fc.integer({ min: 1, max: 400_000 }).map((amountMinor) => ({ share: null, amountMinor })),
  )
  const cases = fc.sample(
    fc.tuple(
      fc.integer({ min: 1, max: 999_999_999_999 }),
      fc.array(asked, { minLength: 1, maxLength: 4 }),
    ),
    400,
  )
  const documents = cases.map(([total, parts]) => ({
    total,
    parts: [...parts, { share: null, amountMinor: null }].map(({ share, amountMinor }, days) => ({
      ...{ share, days, amount_minor: amountMinor },
    })),
  }))
  const rows = await tryAs(seller, async (tx) => {
    await tx`reset role`
    await tx`
      create function pg_temp.amounts(document jsonb) returns jsonb language plpgsql as $$
      begin
        return (
          select jsonb_agg((part ->> 'amount_minor')::bigint order by place)
          from jsonb_array_elements(private.due_parts(
            document -> 'parts', (document ->> 'total')::bigint, 'INR', private.today()
          )) with ordinality as each (part, place)
        );
      exception when others then
        if sqlerrm <> 'parts_sum' then raise; end if;
        return null;
      end
      $$`
    return tx<{ it: number[] | null }[]>`
      select pg_temp.amounts(document) as it
      from jsonb_array_elements((${JSON.stringify(documents)}::text)::jsonb) with ordinality as each (document, place)
      order by place`
  })
  const expected = cases.map(([total, parts]) => {
    const amounts = partAmounts(total, [...parts, { share: null, amountMinor: null }])
    return amounts.every((amount) => amount > 0) ? amounts : null
  })
  expect(rows.map(({ it }) => it)).toEqual(expected)
  expect(expected.filter((amounts) => amounts !== null).length).toBeGreaterThan(100)
})

test('whatever is paid, undone and credited, the due date is that of the earliest part that is open', async () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 2, maxLength: 4 })
  const step = fc.record({
    kind: fc.constantFrom('pay', 'fill', 'fill', 'undo', 'credit'),
    minor: fc.integer({ min: 1, max: 500 }),
  })
  await fc.assert(
    fc.asyncProperty(amounts, fc.array(step, { maxLength: 6 }), (parts, steps) =>
      tryAs(seller, async (tx) => {
        const total = parts.reduce((sum, each) => sum + each, 0)
        const asked = parts.map((amount_minor, at) => ({ amount_minor, days: 10 * at }))
        const invoice = await inParts(tx, asked, total)
        for (const { kind, minor } of steps) {
          const before = await dueOf(tx, invoice)
          const open = total - before.settled
          const amount_minor =
            kind === 'fill' ? askedOf(asDocument(before.parts), open) : Math.min(minor, open)
          const isPaid = kind === 'pay' || kind === 'fill'
          if (isPaid && amount_minor > 0) await record(tx, invoice, { amount_minor })
          if (kind === 'credit' && amount_minor > 0) {
            await credit(tx, invoice, { amount_minor })
          }
          if (kind === 'undo') {
            await tx`
              select undo_payment(id, 'A slip') from payments
              where invoice_id = ${invoice} and state = 'confirmed' limit 1`
          }
          const after = await dueOf(tx, invoice)
          let filled = 0
          const first = after.parts.find((part) => {
            filled += part.amount_minor
            return filled > after.settled
          })
          expect(after.due_date).toBe((first ?? after.parts.at(-1))?.due_date)
          expect(askedOf(asDocument(after.parts), total - after.settled)).toBe(
            first ? filled - after.settled : 0,
          )
        }
      }),
    ),
    { numRuns: thorough(8, 20) },
  )
})

/** What a draft says of its parts. */
async function draftParts(tx: Tx, draft: string) {
  const [row] = await tx<{ it: { parts: object[]; dueDate: string } }[]>`
    select content as it from drafts where id = ${draft}`
  return row?.it
}

test('a revised invoice keeps the days that it promised, a duplicate counts them from today', async () => {
  await tryAs(seller, async (tx) => {
    const invoice = await inParts(tx, [{ days: 10, share: 3_333 }, { days: 40 }])
    const [revised] = await tx<{ id: string }[]>`select revise_invoice(${invoice}) as id`
    const [copied] = await tx<{ id: string }[]>`select duplicate_document(${invoice}) as id`
    const kept = [
      { days: '', amount: '33.33%', dueDate: day[10] },
      { days: '', amount: '', dueDate: day[40] },
    ]
    expect(await draftParts(tx, revised?.id ?? '')).toMatchObject({ parts: kept })
    expect(await draftParts(tx, copied?.id ?? '')).toMatchObject({ parts: kept, dueDate: day[10] })
  })
})

test('an estimate says its parts in days, and its invoice is due by them from today on', async () => {
  await tryAs(seller, async (tx) => {
    const parts = [{ days: 0, amount_minor: 5_000 }, { days: 30 }]
    const estimate = await createEstimate(tx, { due_date: day[40], parts })
    expect((await dueOf(tx, estimate)).due_date).toBe(day[40])
    const [copied] = await tx<{ id: string }[]>`select duplicate_document(${estimate}) as id`
    expect(await draftParts(tx, copied?.id ?? '')).toMatchObject({
      parts: [
        { days: '0', amount: '50', dueDate: '' },
        { days: '30', amount: '', dueDate: '' },
      ],
    })
    const [made] = await tx<{ id: string }[]>`select convert_estimate(${estimate}) as id`
    expect(await draftParts(tx, made?.id ?? '')).toMatchObject({
      parts: [{ amount: '50', dueDate: day[0] }, { dueDate: day[30] }],
    })
  })
})

test('what repeats has its parts so many days from each issue, as a draft and as an invoice', async () => {
  await tryAs(seller, async (tx) => {
    const parts = [{ days: 10, share: 5_000 }, { days: 40 }]
    const invoice = await inParts(tx, parts)
    const [said] = await tx<
      { it: { parts: object[] } }[]
    >`select repeated_content(${invoice}) as it`
    expect(said?.it.parts).toEqual([
      { days: '10', amount: '50%', dueDate: '' },
      { days: '40', amount: '', dueDate: '' },
    ])
    await tx`reset role`
    const [dated] = await tx<{ it: { parts: object[] } }[]>`
      select private.with_dated_parts((${JSON.stringify(said?.it)}::text)::jsonb, private.today()) as it`
    expect(dated?.it.parts).toMatchObject([{ dueDate: day[10] }, { dueDate: day[40], days: '' }])
  })
})

test('each part has its reminders, and only what is late counts as overdue', async () => {
  await tryAs(seller, async (tx) => {
    const invoice = await inParts(tx, [{ days: 10, amount_minor: 4_000 }, { days: 40 }])
    await record(tx, invoice, { amount_minor: 1_000 })
    await tx`reset role`
    await tx`alter table invoices disable trigger invoices_keep_issued`
    // As if twenty days had gone by.
    await tx`
      update invoices
      set
        issue_date = greatest(private.financial_year_start(issue_date), issue_date - 20),
        due_date = due_date - 20,
        parts = (
          select jsonb_agg(part || jsonb_build_object('due_date', (part ->> 'due_date')::date - 20))
          from jsonb_array_elements(parts) as part
        )
      where id = ${invoice}`
    await tx`alter table invoices enable trigger invoices_keep_issued`
    const stepsOf = async () => {
      const rows = await tx<{ day: string; step: string }[]>`
        select (private.today() + ahead)::text as day, due.step
        from generate_series(-10, 30) as ahead
        cross join lateral private.due_reminders(private.today() + ahead) as due
        where due.subject_id = ${invoice} order by ahead`
      return rows.map(({ step }) => step)
    }
    await tx`update profiles set remind_due = true, remind_after_7 = true, remind_before_3 = false, remind_after_3 = false where id = ${seller}`
    expect(await stepsOf()).toEqual(['due', 'after_7'])
    await tx`set local role authenticated`
    const [late] = await tx<{ overdue_minor: number }[]>`
      select overdue_minor from dashboard_summary(private.today() - 60, private.today())`
    expect(Number(late?.overdue_minor)).toBe(3_000)
    const [soon] = await tx<{ it: { overdue: { rows: { balance_minor: number }[] } } }[]>`
      select dashboard_attention() as it`
    expect(soon?.it.overdue.rows).toMatchObject([{ balance_minor: 3_000 }])

    await record(tx, invoice, { amount_minor: 3_000 })
    expect(await dueOf(tx, invoice)).toMatchObject({ status: 'UNPAID' })
    await tx`reset role`
    expect(await stepsOf()).toEqual(['due', 'after_7'])
    await tx`set local role authenticated`
    const token = await share(tx, invoice)
    const [shown] = await tx<{ it: { parts: Part[] } }[]>`select shared_invoice(${token}) as it`
    expect(shown?.it.parts.map(({ amount_minor }) => amount_minor)).toEqual([4_000, 6_001])
  })
})

test('neither parts nor a due date that is one part’s alone can be changed once they are issued', async () => {
  const [inPart, whole] = await as(seller, async (tx) => [
    await inParts(tx, halves()),
    await createInvoice(tx),
  ])
  const changed = (of: string | undefined, column: 'parts' | 'due_date', to: string) =>
    outcome(sql`update invoices set ${sql({ [column]: to })} where id = ${of ?? ''}`)
  expect(await changed(whole, 'due_date', day[40])).toBe('PT409 | invoice_unchangeable')
  expect(await changed(inPart, 'parts', '[]')).toBe('PT409 | invoice_unchangeable')
  expect(await changed(inPart, 'due_date', day[40])).toMatch(/^23514 .*invoices_due_date_of_parts/)
})
