import { isDeepStrictEqual as equals } from 'node:util'
import { expect, test } from 'vitest'
import { toSnake } from '#data/snake-names.ts'
import type { NewInvoiceItem } from '#domain/document/new/new-item.ts'
import { gstRates, isGstRate } from '#domain/gst/rates.ts'
import { calculate, rowOf, type TaxTerms } from '#domain/gst/tax.ts'
import { currencies, MAX_AMOUNT_MINOR } from '#domain/money.ts'
import { newRow } from '../factories/rows/new-row.ts'
import fc, { thorough } from '../setup/property.ts'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'

type Document = { items: NewInvoiceItem[]; terms: TaxTerms }

const decimal = (most: number, places: number) =>
  fc.integer({ min: 1, max: most }).map((scaled) => {
    const digits = String(scaled).padStart(places + 1, '0')
    const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`
    return text.replace(/\.?0+$/, '')
  })

/** Quantities and rates whose product ends in half a minor unit, among any others. */
const quantity = fc.oneof(decimal(10_000_000, 3), fc.constantFrom('0.5', '0.001', '1.5', '12.5'))
const rate = fc.oneof(decimal(90_000_000, 4), fc.constantFrom('0.01', '0.03', '10.01', '0.0001'))
const discount = fc.oneof(
  fc.constant({}),
  decimal(10_000, 2).map((discountPercent) => ({ discountPercent })),
  fc.integer({ min: 1, max: 100 }).map((discountMinor) => ({ discountMinor })),
)

const tax = fc.oneof(
  { arbitrary: fc.record({ gstRate: fc.constantFrom(...gstRates) }), weight: 4 },
  fc.record({ taxability: fc.constantFrom('nil' as const, 'exempt' as const, 'non_gst' as const) }),
  fc.record({
    gstRate: fc.constantFrom(...gstRates),
    cessMinor: fc.integer({ min: 1, max: 500 }),
  }),
)

const priced = fc.oneof(
  fc.integer({ min: 1, max: 9_999_999_999 }).map((amountMinor) => ({ amountMinor })),
  fc.record({ quantity, rate, discount }).map(({ discount, ...row }) => ({ ...row, ...discount })),
)

/**
 * Mends rows that would be refused: with a total below zero, or a cess above the price that
 * includes it.
 */
const row = fc.record({ priced, tax }).map(({ priced, tax }): NewInvoiceItem => {
  const whole = newRow({ ...priced, ...tax })
  const { amountMinor } = rowOf(whole)
  const reduced = amountMinor < 0 ? { ...whole, discountMinor: null, discountPercent: null } : whole
  return amountMinor < 1_000 ? { ...reduced, cessMinor: 0 } : reduced
})

const terms: fc.Arbitrary<TaxTerms> = fc
  .record({
    currency: fc.oneof(fc.constant('INR' as const), fc.constantFrom(...currencies)),
    exchangeRate: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: null }),
    split: fc.oneof(
      fc.constantFrom('intra' as const, 'inter' as const),
      fc.constantFrom('none' as const, 'zero' as const),
    ),
    charged: fc.constantFrom(true, true, true, false),
    pricesIncludeTax: fc.boolean(),
    roundOff: fc.boolean(),
  })
  .map((given) => {
    const { currency, exchangeRate } = given
    const isForeign = currency !== 'INR' && exchangeRate !== null
    return { ...given, exchangeRate: isForeign ? exchangeRate / 1e6 : null }
  })

const document: fc.Arbitrary<Document> = fc.record({
  items: fc.array(row, { minLength: 1, maxLength: 4 }),
  terms,
})

/** Calculates a document in the domain, and names the sums as the database does. */
function ofDomain({ items, terms }: Document) {
  const { rows, taxes, ...sums } = calculate(items, terms)
  return { rows: rows.map(toSnake), taxes: taxes.map(toSnake), ...toSnake(sums) }
}

type Calculated = {
  items: Record<string, unknown>[]
  taxes: object[]
  disagreeing: null
  empty: null
}

async function ofDatabase(documents: Document[]) {
  const given = documents.map(({ items, terms }) => ({
    terms: toSnake(terms),
    items: items.map(({ amountMinor, ...item }) =>
      toSnake({ ...item, ...(item.rate === null && { amountMinor }) }),
    ),
  }))
  const rows = await sql<{ it: Calculated }[]>`
    select private.calculate(given -> 'items', given -> 'terms') as it
    from jsonb_array_elements((${JSON.stringify(given)}::text)::jsonb) with ordinality as each (given, place)
    order by place`
  return rows.map(({ it: { items, disagreeing: _, empty: _empty, ...sums } }) => ({
    ...sums,
    rows: items.map((item) => ({
      discount_minor: item.discount_minor,
      taxable_minor: item.taxable_minor,
      taxable_inr_minor: item.taxable_inr_minor,
      gst_rate: item.gst_rate,
      includes_tax: item.includes_tax,
      cgst_minor: item.cgst_minor,
      sgst_minor: item.sgst_minor,
      igst_minor: item.igst_minor,
      cess_minor: item.cess_minor,
    })),
  }))
}

test('domain and database make the same of thousands of documents, to the paisa', async () => {
  const documents = fc.sample(document, thorough(1_500, 20_000))
  // Side by side.
  const answers = ofDatabase(documents)
  const domain = documents.map(ofDomain)
  const database = await answers
  const differing = documents
    .map((document, at) => ({ document, domain: domain[at], database: database[at] }))
    .filter(({ domain, database }) => !equals(domain, database))
  expect(differing.slice(0, 2)).toEqual([])
  const taxed = domain.filter(({ taxes }) => taxes.length > 0)
  expect(taxed.length).toBeGreaterThan(documents.length / 2)
  const included = domain.filter(({ rows }) => rows.some(({ includes_tax }) => includes_tax))
  expect(included.length).toBeGreaterThan(documents.length * 0.075)
  const rounded = included.filter(({ round_off_minor }) => round_off_minor === -1)
  expect(rounded.length).toBeGreaterThan(documents.length / 500)
}, 90_000)

test('they agree at the edges: halves of a paisa, 500 rows, and the largest amounts', async () => {
  const plain: TaxTerms = {
    currency: 'INR',
    exchangeRate: null,
    split: 'none',
    charged: true,
    pricesIncludeTax: false,
    roundOff: false,
  }
  const dollars = { ...plain, currency: 'USD' } as const
  const intra = { ...plain, split: 'intra', pricesIncludeTax: true } as const
  const small = { quantity: '0.333', rate: '0.0151' }
  const documents: Document[] = [
    { items: [newRow({ quantity: '0.5', rate: '0.01' })], terms: plain },
    { items: [newRow({ rate: '0.1', discountPercent: '5' })], terms: plain },
    { items: Array(500).fill(newRow(small)), terms: { ...dollars, exchangeRate: 83.4 } },
    { items: Array(500).fill(newRow({ ...small, gstRate: 1800 })), terms: intra },
    { items: Array(500).fill(newRow({ amountMinor: 77, gstRate: 1800 })), terms: intra },
    { items: [newRow({ rate: '9999999999.99', gstRate: 1800 })], terms: intra },
    { items: [newRow({ amountMinor: MAX_AMOUNT_MINOR, gstRate: 4000 })], terms: intra },
    {
      items: [newRow({ quantity: '1000000', rate: '9999.99', gstRate: 1800 })],
      terms: { ...dollars, exchangeRate: 1000, split: 'inter' },
    },
    { items: [newRow({ amountMinor: 1 })], terms: { ...dollars, exchangeRate: 0.5 } },
    { items: [newRow({ amountMinor: 1 })], terms: dollars },
  ]
  expect(await ofDatabase(documents)).toEqual(documents.map(ofDomain))
  // Half a paisa is one, and 5 % of ten paise, half a paisa, is one as well.
  expect(documents.slice(0, 2).map((each) => ofDomain(each).total_minor)).toEqual([1, 9])
})

test('domain and database know the same rates of each day', async () => {
  const rates = [...gstRates, -500, 1, 50, 1750, 2700, 10_000]
  const days = ['2025-09-21', '2026-01-31', '2026-02-01', '2026-11-22']
  const rows = await sql<{ known: boolean }[]>`
    select private.is_gst_rate(rate, day::date) as known
    from unnest(${days}::text[]) with ordinality as days (day, at),
      unnest(${rates}::integer[]) with ordinality as rates (rate, place)
    order by at, place`
  expect(rows.map(({ known }) => known)).toEqual(
    days.flatMap((day) => rates.map((rate) => isGstRate(rate, day))),
  )
  expect(isGstRate(2800, '2026-01-31') && !isGstRate(2800, '2026-02-01')).toBe(true)
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

test('a row with a rate is issued with its computed amount, whatever its unit', async () => {
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
  [
    'a quantity of four decimals',
    { quantity: '1.0001', rate: '1' },
    'item_invalid items.0.quantity',
  ],
  [
    'half a thing without a rate',
    { quantity: '1.5', amount_minor: 1 },
    'item_invalid items.0.quantity',
  ],
  ['a quantity that is no number', { quantity: 'NaN', rate: '1' }, 'item_invalid items.0.quantity'],
  ['a rate of five decimals', { rate: '0.00001' }, 'item_invalid items.0.rate'],
  ['an endless rate', { rate: 'Infinity' }, 'item_invalid items.0.rate'],
  [
    'a discount above all',
    { rate: '1', discount_percent: '100.01' },
    'item_invalid items.0.discount',
  ],
  [
    'two discounts',
    { rate: '1', discount_percent: '1', discount_minor: 1 },
    'item_invalid items.0.discount',
  ],
  [
    'a discount without a rate',
    { amount_minor: 10, discount_minor: 1 },
    'item_invalid items.0.discount',
  ],
  ['a discount below nothing', { rate: '1', discount_minor: -1 }, 'item_invalid items.0.discount'],
  ['a rate of nothing', { rate: '0' }, 'amount_out_of_range items.0.amount'],
  [
    'neither an amount nor a known taxability',
    { taxability: 'maybe' },
    'item_invalid items.0.amount',
  ],
  ['neither amount nor rate', {}, 'item_invalid items.0.amount'],
  [
    'an amount that its rate does not make',
    { rate: '1', amount_minor: 99 },
    'amount_disagrees items.0.amount',
  ],
])('a row with %s is refused', async (_, row, told) => {
  const refused = issued([{ description: 'x', ...row }])
  const error = await refused.then(
    () => null,
    (error: { code: string; message: string; hint: string }) => error,
  )
  expect([error?.code, `${error?.message} ${error?.hint}`]).toEqual(['PT422', told])
})

test('a row whose discount takes all of it is issued and comes to nothing; a document of such rows alone is refused', async () => {
  const free = { description: 'First month', quantity: 2, rate: '500' }
  const rows = [
    { description: 'Work', amount_minor: 10_000 },
    { ...free, discount_percent: 100 },
    { ...free, discount_minor: 100_000 },
  ]
  expect(await issued(rows)).toMatchObject({
    items: [{ taxable_minor: 10_000 }, { taxable_minor: 0 }, { taxable_minor: 0 }],
  })
  await expect(issued(rows.slice(1))).rejects.toMatchObject({
    ...{ message: 'amount_out_of_range', hint: 'items' },
  })
})

test('a discount above the row leaves no amount to issue', async () => {
  await expect(
    issued([{ description: 'x', rate: '1', discount_minor: 101 }]),
  ).rejects.toMatchObject({ message: 'amount_out_of_range', hint: 'items.0.amount' })
})
