import { isDeepStrictEqual as equals } from 'node:util'
import { expect, test } from 'vitest'
import { toSnake } from '#data/snake-names.ts'
import { supplyOf } from '#domain/gst/supply.ts'
import { uqcs } from '#domain/gst/units.ts'
import { sentenceOf } from '#tests/setup/said.ts'
import { thorough } from '../setup/property.ts'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, type InvoiceArgs, makeRegistered } from '../setup/stack/people.ts'

const gstins = {
  maharashtra: '27AAPFU0939F1ZV',
  karnataka: '29AABCR1718E1ZL',
  sez: '27AAGCB7383J1Z8',
}
const foreign = '9917SGP29001OST'

const [today] = await sql<
  { year: string }[]
>`select private.financial_year(private.today()) as year`
const { year = '' } = today ?? {}

const every = <Options extends Record<string, readonly unknown[]>>(options: Options) =>
  Object.entries(options).reduce<Record<string, unknown>[]>(
    (all, [key, values]) =>
      all.flatMap((each) => values.map((value) => ({ ...each, [key]: value }))),
    [{}],
  ) as { [Key in keyof Options]: Options[Key][number] }[]

const documents = every({
  clientCountry: ['IN', 'SG'],
  clientGstin: [null, gstins.karnataka, foreign, gstins.maharashtra],
  clientStateCode: [null, '27', '29'],
  supply: [null, 'domestic', 'sez', 'export'],
  withTax: [null, true, false],
  reverseCharge: [false, true],
  placeOfSupply: [null, '27', '29', '96'],
  placeOfSupplyReason: [null, 'The house stands there.'],
} as const).filter(
  ({ reverseCharge, withTax, placeOfSupply, placeOfSupplyReason }) =>
    !(reverseCharge && withTax !== null) &&
    (placeOfSupply !== null || placeOfSupplyReason === null),
)

const regular = {
  gstRegistration: 'regular',
  taxId: gstins.maharashtra,
  stateCode: '27',
  lutYear: null,
} as const
const sellers = [
  regular,
  { ...regular, lutYear: '26-27' },
  { ...regular, lutYear: '25-26' },
  { ...regular, stateCode: null },
  { ...regular, gstRegistration: 'composition' },
  { ...regular, gstRegistration: 'none' },
] as const

test('domain and database decide alike on supplies of every seller, and refuse alike', async () => {
  const all = sellers.flatMap((seller) => documents.map((document) => ({ seller, document })))
  // A number that divides none of the lists, so that each of their values meets each other one.
  const cases = all.filter((_, at) => at % thorough(5, 1) === 0)
  const given = cases.map((each) => ({
    seller: toSnake(each.seller),
    document: toSnake(each.document),
  }))
  const database = await sql.begin(async (tx) => {
    await tx`
      create function pg_temp.tried(seller jsonb, document jsonb) returns jsonb language plpgsql as $$
      declare
        field text;
        params text;
      begin
        return private.supply_of(jsonb_populate_record(null::public.businesses, seller), document, '2026-11-22');
      exception when others then
        get stacked diagnostics field = pg_exception_hint, params = pg_exception_detail;
        return jsonb_build_object('refusal', sqlerrm, 'field', field, 'params', coalesce(nullif(params, ''), '{}')::jsonb);
      end
      $$`
    return tx<{ it: Record<string, unknown> }[]>`
      select pg_temp.tried(given -> 'seller', given -> 'document') as it
      from jsonb_array_elements((${JSON.stringify(given)}::text)::jsonb) with ordinality as each (given, place)
      order by place`
  })
  const domain = cases.map(({ seller, document }) => {
    const decided = supplyOf(seller, document, '2026-11-22')
    if ('refusal' in decided) return decided
    const { reason: _, ...answer } = decided
    return toSnake(answer)
  })
  const differing = cases
    .map((each, at) => ({ ...each, domain: domain[at], database: database[at]?.it }))
    .filter((each) => !equals(each.domain, each.database))
  expect(differing.slice(0, 2)).toEqual([])

  const refusals = new Set(domain.flatMap((each) => ('refusal' in each ? each.refusal : [])))
  expect(refusals.size).toBe(16)
  expect([...refusals].filter((code) => sentenceOf(code) === null)).toEqual([])
})

const work = { description: 'Design', amount_minor: 100_000, gst_rate: 1800, hsn_sac: '998391' }

async function issued(change: object, args: InvoiceArgs) {
  const user = await makeRegistered(change)
  return as(user, async (tx) => {
    const id = await createInvoice(tx, args)
    const [invoice] = await tx<Record<string, unknown>[]>`select * from invoices where id = ${id}`
    const items = await tx`select * from invoice_items where invoice_id = ${id} order by position`
    return { ...invoice, items: [...items] }
  })
}

const lut = { lut_number: 'AD270426000012X', lut_year: year }
const abroad = { client_country: 'SG', currency: 'USD', exchange_rate: '83.5' }
const scheme = { gst_registration: 'composition', composition_scheme: 'section10' }
const half = { cgst_minor: 9_000, sgst_minor: 9_000, igst_minor: 0 }
const whole = { cgst_minor: 0, sgst_minor: 0, igst_minor: 18_000 }
const none = { cgst_minor: 0, sgst_minor: 0, igst_minor: 0 }

test.each<[string, change: object, args: InvoiceArgs, stored: object]>([
  [
    'to a client of whom nothing is known is within the State of the seller',
    {},
    { items: [work] },
    { kind: 'invoice', supply: 'domestic', place_of_supply: '27', ...half, total_minor: 118_000 },
  ],
  [
    'to a client of another State by their GSTIN bears IGST',
    {},
    { client_gstin: gstins.karnataka, items: [work] },
    { place_of_supply: '29', ...whole, total_minor: 118_000, reverse_charge: false },
  ],
  [
    'of work on a house follows the house, by a reason',
    {},
    {
      ...{ client_state_code: '29', place_of_supply: '27', items: [work] },
      place_of_supply_reason: 'The house stands there.',
    },
    { place_of_supply: '27', place_of_supply_reason: 'The house stands there.', ...half },
  ],
  [
    'to a SEZ of the same State bears IGST',
    {},
    { supply: 'sez', with_tax: true, client_gstin: gstins.sez, items: [work] },
    { supply: 'sez', place_of_supply: '27', ...whole, with_tax: true },
  ],
  [
    'abroad under a letter of undertaking bears nothing and shows the rate',
    lut,
    { ...abroad, items: [work] },
    {
      ...{ kind: 'invoice', supply: 'export', place_of_supply: '96', with_tax: false, ...none },
      ...{ total_minor: 100_000, total_inr_minor: 8_350_000, items: [{ gst_rate: 1800 }] },
      taxes: [{ gst_rate: 1800, taxable_minor: 100_000, igst_minor: 0 }],
    },
  ],
  [
    'abroad with tax bears IGST, in rupees, too',
    lut,
    { ...abroad, with_tax: true, items: [work] },
    { ...whole, with_tax: true, total_minor: 118_000, total_inr_minor: 9_853_000 },
  ],
  [
    'on reverse charge shows the tax and leaves it to the client',
    {},
    { reverse_charge: true, client_gstin: gstins.sez, items: [work] },
    { reverse_charge: true, ...half, total_minor: 100_000, total_inr_minor: 100_000 },
  ],
  [
    'of nothing that is taxed is a bill of supply',
    { default_gst_rate: 1800 },
    {
      items: [
        { ...work, gst_rate: null, taxability: 'exempt' },
        { ...work, gst_rate: 0, taxability: 'nil' },
        { ...work, gst_rate: null, taxability: 'non_gst' },
      ],
    },
    { kind: 'bill_of_supply', taxes: [], ...none, total_minor: 300_000 },
  ],
  [
    'of rows at 0 % alone is a bill of supply',
    {},
    { items: [{ ...work, gst_rate: 0 }] },
    { kind: 'bill_of_supply', ...none, total_minor: 100_000 },
  ],
  [
    'of 0 % beside taxed rows is an invoice',
    {},
    { items: [work, { ...work, gst_rate: 0 }] },
    { kind: 'invoice', ...half, total_minor: 218_000 },
  ],
  [
    'abroad of nothing that is taxed is an invoice: it is zero-rated',
    lut,
    { ...abroad, items: [{ ...work, gst_rate: null, taxability: 'exempt' }] },
    { kind: 'invoice', supply: 'export', total_minor: 100_000 },
  ],
  [
    'of both bears tax on what is taxed',
    {},
    { items: [work, { ...work, gst_rate: null, taxability: 'exempt' }] },
    {
      ...{ kind: 'invoice', taxable_minor: 200_000, ...half, total_minor: 218_000 },
      items: [{ taxability: 'taxable' }, { taxability: 'exempt', gst_rate: null, cgst_minor: 0 }],
    },
  ],
  [
    'of a composition dealer is a bill of supply',
    scheme,
    { client_state_code: '27', items: [{ ...work, gst_rate: null }] },
    { kind: 'bill_of_supply', taxes: [], place_of_supply: '27', total_minor: 100_000 },
  ],
  [
    'of a seller without GST is an invoice and nothing else',
    { gst_registration: 'none' },
    { client_state_code: '29', items: [{ ...work, gst_rate: null }] },
    { kind: 'invoice', taxes: [], place_of_supply: null, total_minor: 100_000 },
  ],
  [
    'bears the default rate and code where a row says none, and a cess',
    { default_gst_rate: 500, default_hsn_sac: '998314' },
    { items: [{ description: 'Design', amount_minor: 100_000, cess_minor: 70 }, work] },
    {
      ...{ cgst_minor: 11_500, sgst_minor: 11_500, cess_minor: 70, total_minor: 223_070 },
      items: [
        { gst_rate: 500, hsn_sac: '998314', cess_minor: 70 },
        { gst_rate: 1800, hsn_sac: '998391', cess_minor: 0 },
      ],
    },
  ],
  [
    'of prices with tax is what was typed, and shows the paisa that no halves make up',
    { prices_include_tax: true },
    { items: [{ ...work, amount_minor: 99_900, rate: '1000', discount_minor: 100 }] },
    {
      ...{ prices_include_tax: true, taxable_minor: 84_661, cgst_minor: 7_619, sgst_minor: 7_619 },
      ...{
        round_off_minor: 1,
        total_minor: 99_900,
        items: [{ includes_tax: true, rate: '1000.0000' }],
      },
    },
  ],
  [
    'on reverse charge holds no tax in its prices',
    { prices_include_tax: true },
    {
      ...{ reverse_charge: true, client_gstin: gstins.sez },
      items: [{ ...work, amount_minor: 118_000, rate: '1180' }],
    },
    { prices_include_tax: false, taxable_minor: 118_000, cgst_minor: 10_620, total_minor: 118_000 },
  ],
  [
    'takes an amount before tax beside a price with it',
    { prices_include_tax: true },
    { items: [{ ...work, amount_minor: 84_661, rate: '999' }] },
    { taxable_minor: 84_661, total_minor: 99_900 },
  ],
  [
    'is rounded to whole rupees where the seller wants it',
    { round_off: true },
    { items: [{ ...work, amount_minor: 99_950 }] },
    { cgst_minor: 8_996, round_off_minor: -42, total_minor: 117_900 },
  ],
])('a document %s', async (_, change, args, stored) => {
  const invoice = await issued(change, args)
  expect(invoice).toMatchObject(stored)
})

test('domain and database know the same units of goods', async () => {
  const codes = uqcs.map(({ code }) => code)
  const [row] = await sql<{ known: string[] }[]>`
    select array_agg(code order by place) as known
    from unnest(${[...codes, 'NA', '', 'hours', 'nos']}::text[]) with ordinality as given (code, place)
    where private.is_uqc(code)`
  expect(row?.known).toEqual(codes)
})

test('goods are counted in a unit of the list', async () => {
  const goods = {
    ...work,
    hsn_sac: '4819',
    unit: 'NOS',
    rate: '12.5',
    quantity: '8',
    amount_minor: 10_000,
  }
  expect(await issued({}, { items: [goods] })).toMatchObject({ total_minor: 11_800 })
})
