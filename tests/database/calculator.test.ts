import { isDeepStrictEqual as equals } from 'node:util'
import { expect, test } from 'vitest'
import type { NewInvoiceItem } from '#domain/document/new-item.ts'
import { rowOf, totalOf } from '#domain/totals.ts'
import { newRow } from '../factories/new-row.ts'
import { as, sql } from '../setup/database.ts'
import { createInvoice, makeSeller } from '../setup/people.ts'
import fc from '../setup/property.ts'

type Document = { items: NewInvoiceItem[]; currency: 'INR' | 'USD'; rate: number | null }

const decimal = (most: number, places: number) =>
  fc.integer({ min: 1, max: most }).map((scaled) => {
    const digits = String(scaled).padStart(places + 1, '0')
    const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`
    return text.replace(/\.?0+$/, '')
  })

/** Quantities and rates whose product ends in half a minor unit, among any others. */
const quantity = fc.oneof(decimal(1_000_000_000, 3), fc.constantFrom('0.5', '0.001', '1.5', '12.5'))
const rate = fc.oneof(decimal(900_000_000, 4), fc.constantFrom('0.01', '0.03', '10.01', '0.0001'))
const discount = fc.oneof(
  fc.constant({}),
  decimal(10_000, 2).map((discountPercent) => ({ discountPercent })),
  fc.integer({ min: 1, max: 100 }).map((discountMinor) => ({ discountMinor })),
)

const row: fc.Arbitrary<NewInvoiceItem> = fc.oneof(
  fc.integer({ min: 1, max: 99_999_999_999 }).map((amountMinor) => newRow({ amountMinor })),
  fc.record({ quantity, rate, discount }).map(({ discount, ...priced }) => {
    const whole = newRow(priced)
    const reduced = newRow({ ...priced, ...discount })
    // What comes to less than nothing is refused.
    return rowOf(reduced).amountMinor < 0 ? whole : reduced
  }),
)

const document: fc.Arbitrary<Document> = fc
  .record({
    items: fc.array(row, { minLength: 1, maxLength: 6 }),
    rate: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: null }),
    currency: fc.constantFrom('INR' as const, 'USD' as const),
  })
  .map(({ items, rate, currency }) => ({
    items,
    currency,
    rate: currency === 'INR' || rate === null ? null : rate / 1e6,
  }))

/** What the domain makes of a document, under the names of the database. */
function ofDomain({ items, currency, rate }: Document) {
  const priced = items.map((item) => ({ ...item, ...rowOf(item) }))
  const { minor, rupeesMinor } = totalOf(priced, currency, rate)
  return {
    discounts: priced.map(({ discountMinor }) => discountMinor),
    amounts: priced.map(({ amountMinor }) => amountMinor),
    minor,
    rupeesMinor,
  }
}

type Calculated = {
  items: { discount_minor: number; taxable_minor: number }[]
  total_minor: number
  total_inr_minor: number | null
}

async function ofDatabase(documents: Document[]) {
  const given = documents.map(({ items, currency, rate }) => ({
    currency,
    rate,
    items: items.map((item) => ({
      quantity: item.quantity,
      rate: item.rate,
      discount_percent: item.discountPercent,
      discount_minor: item.discountMinor,
      amount_minor: item.rate === null ? item.amountMinor : null,
    })),
  }))
  const rows = await sql<{ it: Calculated }[]>`
    select private.calculate(given -> 'items', given ->> 'currency', (given ->> 'rate')::numeric) as it
    from jsonb_array_elements((${JSON.stringify(given)}::text)::jsonb) with ordinality as each (given, place)
    order by place`
  return rows.map(({ it }) => ({
    discounts: it.items.map(({ discount_minor }) => discount_minor),
    amounts: it.items.map(({ taxable_minor }) => taxable_minor),
    minor: it.total_minor,
    rupeesMinor: it.total_inr_minor,
  }))
}

test('domain and database make the same of 20,000 documents, to the paisa', async () => {
  const documents = fc.sample(document, 20_000)
  const database = await ofDatabase(documents)
  const differing = documents
    .map((document, at) => ({ document, domain: ofDomain(document), database: database[at] }))
    .filter(({ domain, database }) => !equals(domain, database))
  expect(differing.slice(0, 2)).toEqual([])
  expect(
    documents.filter(({ items }) => items.some(({ rate }) => rate !== null)).length,
  ).toBeGreaterThan(10_000)
})

test('they agree at the edges: halves of a paisa, 500 rows, and the largest amounts', async () => {
  const half = newRow({ quantity: '0.5', rate: '0.01' })
  const documents: Document[] = [
    { items: [half], currency: 'INR', rate: null },
    {
      items: [newRow({ quantity: '1', rate: '0.1', discountPercent: '5' })],
      currency: 'INR',
      rate: null,
    },
    {
      items: Array(500).fill(newRow({ quantity: '0.333', rate: '0.0151' })),
      currency: 'USD',
      rate: 83.4,
    },
    { items: [newRow({ quantity: '1000000', rate: '9999.99' })], currency: 'USD', rate: 1000 },
    { items: [newRow({ quantity: '1', rate: '9999999999.99' })], currency: 'INR', rate: null },
    { items: [newRow({ amountMinor: 1 })], currency: 'USD', rate: 0.5 },
    { items: [newRow({ amountMinor: 1 })], currency: 'USD', rate: null },
  ]
  expect(await ofDatabase(documents)).toEqual(documents.map(ofDomain))
  // Half a paisa is one, and 5 % of ten paise, half a paisa, is one as well.
  expect(documents.slice(0, 2).map((each) => ofDomain(each).amounts)).toEqual([[1], [9]])
})

const issued = async (items: object[]) => {
  const user = await makeSeller()
  return as(user, async (tx) => {
    const id = await createInvoice(tx, { items })
    const [invoice] = await tx`select total_minor, invoices.taxable_minor, items from invoices
      join invoice_details using (id, total_minor) where id = ${id}`
    return invoice
  })
}

test('a row with a rate is issued with what it comes to, whatever it is of', async () => {
  const rows = [
    { description: 'Advice', quantity: '12.5', unit: 'hours', rate: '600', amount_minor: 750_000 },
    { description: 'Words', quantity: '1234', rate: '0.085', discount_percent: '10' },
    { description: 'Logo', quantity: 2, amount_minor: 100 },
  ]
  expect(await issued(rows)).toMatchObject({
    total_minor: 759_540,
    taxable_minor: 759_540,
    items: [
      { quantity: 12.5, unit: 'hours', rate: 600, discount_minor: 0, taxable_minor: 750_000 },
      { quantity: 1234, unit: null, rate: 0.085, discount_minor: 1_049, taxable_minor: 9_440 },
      { quantity: 2, rate: null, discount_percent: null, taxable_minor: 100 },
    ],
  })
})

test.each<[string, object, string]>([
  ['a quantity of four decimals', { quantity: '1.0001', rate: '1' }, 'item_invalid quantity'],
  ['half a thing without a rate', { quantity: '1.5', amount_minor: 1 }, 'item_invalid quantity'],
  ['a quantity that is no number', { quantity: 'NaN', rate: '1' }, 'item_invalid quantity'],
  ['a rate of five decimals', { rate: '0.00001' }, 'item_invalid rate'],
  ['an endless rate', { rate: 'Infinity' }, 'item_invalid rate'],
  ['a discount above all', { rate: '1', discount_percent: '100.01' }, 'item_invalid discount'],
  [
    'two discounts',
    { rate: '1', discount_percent: '1', discount_minor: 1 },
    'item_invalid discount',
  ],
  ['a discount without a rate', { amount_minor: 10, discount_minor: 1 }, 'item_invalid discount'],
  ['neither amount nor rate', {}, 'item_invalid amount'],
  [
    'an amount that its rate does not make',
    { rate: '1', amount_minor: 99 },
    'amount_disagrees amount',
  ],
])('a row with %s is refused', async (_, row, told) => {
  const refused = issued([{ description: 'x', ...row }])
  const error = await refused.then(
    () => null,
    (error: { code: string; message: string; hint: string }) => error,
  )
  expect([error?.code, `${error?.message} ${error?.hint}`]).toEqual(['PT422', told])
})

test('a discount above the row leaves no amount to issue', async () => {
  await expect(
    issued([{ description: 'x', rate: '1', discount_minor: 101 }]),
  ).rejects.toMatchObject({
    constraint_name: expect.stringMatching(/_(amount|total)_range$/),
  })
})
