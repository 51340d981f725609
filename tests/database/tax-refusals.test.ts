import { expect, test } from 'vitest'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, type InvoiceArgs, makeRegistered } from '../setup/stack/people.ts'
import { gstins, scheme, told } from './ground/tax-refusals.ts'

const work = { description: 'Design', amount_minor: 100_000, gst_rate: 1800, hsn_sac: '998391' }
const abroad = { client_country: 'SG', currency: 'USD', exchange_rate: '83.5' }

const [today] = await sql<{ before: string }[]>`
  select private.financial_year(private.today() - 366) as before`
const lut = { lut_number: 'AD270426000012X', lut_year: today?.before ?? '' }

test.each<[string, change: object, args: InvoiceArgs, refusal: string]>([
  [
    'a GSTIN of another State than the client’s',
    {},
    { client_gstin: gstins.karnataka, client_state_code: '27' },
    'gstin_other_state clientGstin',
  ],
  [
    'tax of a seller without GST',
    { gst_registration: 'none' },
    {},
    'tax_unregistered items.0.gstRate',
  ],
  [
    'a cess of a seller without GST',
    { gst_registration: 'none' },
    { items: [{ ...work, gst_rate: null, cess_minor: 1 }] },
    'tax_unregistered items.0.gstRate',
  ],
  ['tax of a composition dealer', scheme, {}, 'tax_of_composition items.0.gstRate'],
  [
    'reverse charge of a seller without GST',
    { gst_registration: 'none' },
    { reverse_charge: true },
    'tax_unregistered reverseCharge',
  ],
  [
    'a rate that is in no list',
    {},
    { items: [work, { ...work, gst_rate: 1700 }, { ...work, gst_rate: 1300 }] },
    'gst_rate_unknown items.1.gstRate',
  ],
  [
    'a rate that has ended',
    {},
    { items: [{ ...work, gst_rate: 2800 }] },
    'gst_rate_unknown items.0.gstRate',
  ],
  [
    'a row without a rate',
    {},
    { items: [{ ...work, gst_rate: null }] },
    'gst_rate_required items.0.gstRate',
  ],
  [
    'tax on what is exempt',
    {},
    { items: [{ ...work, taxability: 'exempt' }] },
    'row_untaxed items.0.gstRate',
  ],
  [
    'a cess on what is exempt',
    {},
    { items: [{ ...work, gst_rate: null, taxability: 'exempt', cess_minor: 1 }] },
    'row_untaxed items.0.gstRate',
  ],
  [
    'a row that comes to nothing',
    {},
    { items: [work, { ...work, amount_minor: 0 }] },
    'amount_out_of_range items.1.amount',
  ],
  [
    'an endless description',
    {},
    { items: [work, { ...work, description: 'x'.repeat(1001) }] },
    'description_too_long items.1.description',
  ],
  [
    'a description of two lines',
    {},
    { items: [work, { ...work, description: 'Design\nof a logo' }] },
    'not_one_line items.1.description',
  ],
  [
    'a code that is none',
    {},
    { items: [work, { ...work, hsn_sac: '99-83' }] },
    'hsn_sac_invalid items.1.hsnSac',
  ],
  [
    'an endless unit',
    {},
    { items: [work, { ...work, unit: 'x'.repeat(21) }] },
    'item_invalid items.1.unit',
  ],
  [
    'an unknown taxability',
    {},
    { items: [{ ...work, taxability: 'maybe' }] },
    'item_invalid items.0.taxability',
  ],
  [
    'a cess below nothing',
    {},
    { items: [{ ...work, cess_minor: -1 }] },
    'item_invalid items.0.cess',
  ],
  [
    'goods without a unit, in the row that has none',
    {},
    { items: [work, work, { ...work, hsn_sac: '4819' }] },
    'uqc_required items.2.unit',
  ],
  [
    'goods in a unit of no list',
    {},
    { items: [{ ...work, hsn_sac: '4819', unit: 'hours' }] },
    'uqc_required items.0.unit',
  ],
  [
    'a total over the limit once tax is added',
    {},
    { items: [{ ...work, amount_minor: 900_000_000_000 }] },
    'total_too_large items',
  ],
  [
    'an amount that is neither the price nor what it holds',
    { prices_include_tax: true },
    { items: [work, { ...work, amount_minor: 84_662, rate: '999' }] },
    'amount_disagrees items.1.amount',
  ],
  ['a letter of undertaking that has ended', lut, abroad, 'lut_other_year withTax'],
  [
    'a letter of undertaking that is not there',
    {},
    { ...abroad, with_tax: false },
    'lut_missing withTax',
  ],
  ['dollars without their rupees', {}, { currency: 'USD' }, 'exchange_rate_required exchangeRate'],
  [
    'a place of supply without its reason',
    {},
    { client_state_code: '29', place_of_supply: '27' },
    'place_of_supply_reason_required placeOfSupplyReason',
  ],
  // IGST Act s. 2(5) and 2(6): an export leaves India.
  [
    'an export to an address in India',
    {},
    { supply: 'export' },
    'export_within_india clientCountry',
  ],
  [
    'an export to who is registered in India',
    {},
    { ...abroad, client_gstin: gstins.karnataka },
    'export_to_gstin clientGstin',
  ],
  // CGST Rule 8: a SEZ unit has a GSTIN of its own.
  ['a supply to a SEZ without GSTIN', {}, { supply: 'sez' }, 'sez_gstin_required clientGstin'],
  ['a SEZ abroad', {}, { ...abroad, supply: 'sez' }, 'sez_abroad clientCountry'],
  ['a bill to oneself', {}, { client_gstin: gstins.own }, 'gstin_own clientGstin'],
  [
    'reverse charge to who cannot pay it (CGST Act s. 9(3)), unless it is confirmed',
    {},
    { reverse_charge: true, confirmed: ['composition_beyond_state'] },
    'reverse_charge_unregistered reverseCharge',
  ],
  [
    'a composition dealer’s bill to another State (s. 10(2)(c)), unless it is confirmed',
    scheme,
    { client_state_code: '29', items: [{ ...work, gst_rate: null }] },
    'composition_beyond_state placeOfSupply',
  ],
  [
    'a composition dealer’s export (s. 10(2)(c)), unless it is confirmed',
    scheme,
    { ...abroad, items: [{ ...work, gst_rate: null }] },
    'composition_beyond_state placeOfSupply',
  ],
])('%s is refused beside its field, and nothing is stored', async (_, change, args, refusal) => {
  const user = await makeRegistered(change)
  expect(await told(user, { items: [work], ...args })).toBe(refusal)
  expect(await sql`select from invoices where user_id = ${user}`).toHaveLength(0)
  expect(await sql`select from invoice_counters where user_id = ${user}`).toHaveLength(0)
})

test.each<[string, change: object, args: InvoiceArgs]>([
  [
    'reverse charge to who has no GSTIN',
    {},
    { reverse_charge: true, confirmed: ['reverse_charge_unregistered'] },
  ],
  [
    'a composition dealer’s bill to another State',
    scheme,
    {
      ...{ client_state_code: '29', confirmed: ['composition_beyond_state'] },
      items: [{ ...work, gst_rate: null }],
    },
  ],
])(
  '%s is issued once its reason is confirmed, and an offer needs no word',
  async (_, change, args) => {
    const user = await makeRegistered(change)
    expect(await told(user, { items: [work], ...args })).toBe('issued')
    const offered = as(user, (tx) =>
      createInvoice(tx, { items: [work], ...args, confirmed: [] }, 'issue_estimate'),
    )
    await expect(offered).resolves.toEqual(expect.any(String))
  },
)
