import { beforeAll, expect, test } from 'vitest'
import { partAmounts } from '#domain/document/new/due-parts.ts'
import { askedOf } from '#domain/document/settlement.ts'
import fc, { thorough } from '../setup/property.ts'
import { as, sql, tryAs } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { credit } from './credit.ts'
import { type Asked, day, dueOf, halves, inParts, type Part } from './ground/parts.ts'
import { dayFromToday, outcome, record } from './ledger.ts'

let seller: string

beforeAll(async () => {
  seller = await makeSeller()
  for (const days of [0, 10, 30, 40] as const) day[days] = await dayFromToday(days)
})

/** Builds the fields that the domain reads. */
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
    { numRuns: thorough(5, 20) },
  )
})
