import { expect, test } from 'vitest'
import { gstinFault, stateOfGstin } from '#domain/gst/gstin.ts'
import { gstStates, stateCodeOf, stateNameOf } from '#domain/gst/states.ts'
import { logo } from '../factories/png.ts'
import fc from '../setup/property.ts'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'

const maharashtra = '27AAPFU0939F1ZV'
const karnataka = '29AABCR1718E1ZL'

const save = async (change: object) => {
  const user = await makeSeller()
  return as(user, (tx) => tx`update businesses set ${tx({ ...change })}`).then(
    () => 'saved',
    (error: { message: string; hint?: string; constraint_name?: string }) =>
      error.constraint_name ?? `${error.message} ${error.hint}`,
  )
}

test('domain and database know the same States', async () => {
  const names = [...gstStates.map(({ name }) => name), 'Atlantis', 'kerala', '', 'Pondicherry']
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
  const named = await sql<{ code: string | null }[]>`
    select private.state_code(name) as code
    from unnest(${names}::text[]) with ordinality as given (name, place) order by place`
  const taken = await sql<{ code: string }[]>`
    select code from unnest(${[...codes, '', '027', '27 ']}::text[]) as code
    where private.is_gst_state(code) order by code`
  expect(named.map(({ code }) => code)).toEqual(names.map(stateCodeOf))
  expect(taken.map(({ code }) => code)).toEqual(gstStates.map(({ code }) => code))
  expect(codes.filter((code) => stateNameOf(code) !== null)).toHaveLength(40)
})

test('domain and database find the same fault in every number', async () => {
  const characters = (letters: string, length: number) =>
    fc.string({ unit: fc.constantFrom(...letters), minLength: length, maxLength: length })
  const digits = (length: number) => characters('0123456789', length)
  const letters = (length: number) => characters('ABCDEFUZ', length)
  const joined = (...parts: fc.Arbitrary<string>[]) =>
    fc.tuple(...parts).map((texts) => texts.join(''))
  const tail = characters('019ZCDFNORSUV', 1)
  const almost = fc.oneof(
    joined(digits(2), letters(5), digits(4), letters(1), tail, tail, tail),
    joined(digits(2), letters(4), digits(5), letters(1), tail, tail, tail),
    joined(fc.constantFrom('9917', '0717'), letters(3), digits(5), tail, tail, tail),
    characters('27AZ', 14),
    fc.string({ unit: 'grapheme', minLength: 14, maxLength: 16 }),
  )
  // Mend the last character of most: hardly one number in thousands would be valid.
  const given = fc.sample(almost, 3_000).flatMap((text) => {
    const value = text.replaceAll('\0', '').toWellFormed()
    const right = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
      .map((last) => value.slice(0, 14) + last)
      .find((each) => gstinFault(each) === null)
    return right === undefined ? [value] : [value, right]
  })
  const rows = await sql<{ fault: string | null; state: string | null }[]>`
    select private.gstin_fault(value) as fault, private.gstin_state(value) as state
    from unnest(${given}::text[]) with ordinality as given (value, place) order by place`
  const differing = given.filter(
    (value, at) => rows[at]?.fault !== gstinFault(value) || rows[at]?.state !== stateOfGstin(value),
  )
  expect(differing).toEqual([])
  expect(new Set(rows.map(({ fault }) => fault))).toEqual(
    new Set(['length', 'form', 'state', 'check', null]),
  )
  expect(rows.filter(({ fault }) => fault === null).length).toBeGreaterThan(200)
})

test.each<[string, object]>([
  ['a GSTIN of its own State', { gst_registration: 'regular', tax_id: maharashtra }],
  [
    'a composition scheme',
    { gst_registration: 'composition', composition_scheme: 'section10', tax_id: maharashtra },
  ],
  [
    'another State together with its GSTIN',
    { gst_registration: 'regular', tax_id: karnataka, state: 'Karnataka' },
  ],
  ['any text for its number while it is not registered', { tax_id: '27AAPFU0939F1ZO' }],
  ['a letter of undertaking', { lut_number: 'AD270426000012X', lut_year: '99-00' }],
  ['what new rows begin with', { default_gst_rate: 1800, default_hsn_sac: '998314' }],
  [
    'a signature and words of its own',
    { signature: logo(), reverse_charge_wording: 'Tax is payable on reverse charge.' },
  ],
])('a business takes %s', async (_, change) => {
  expect(await save(change)).toBe('saved')
})

const registered = { gst_registration: 'regular', tax_id: maharashtra }

test.each<[string, object, string]>([
  ['14 characters', { ...registered, tax_id: '27AAPFU0939F1Z' }, 'gstin_length taxId'],
  ['a GSTIN in small letters', { ...registered, tax_id: '27aapfu0939f1zv' }, 'gstin_form taxId'],
  ['a GSTIN of no State', { ...registered, tax_id: '39AAPFU0939F1ZV' }, 'gstin_state taxId'],
  ['a wrong check character', { ...registered, tax_id: '27AAPFU0939F1ZO' }, 'gstin_check taxId'],
  ['no GSTIN', { ...registered, tax_id: null }, 'taxId: gstin_required'],
  [
    'a GSTIN of another State',
    { ...registered, tax_id: karnataka },
    'taxId: own_gstin_other_state',
  ],
  [
    'a registration without a State',
    { ...registered, state: null },
    'taxId: own_gstin_other_state',
  ],
  [
    'a number that tells no State',
    { ...registered, tax_id: '9917SGP29001OST' },
    'taxId: own_gstin_other_state',
  ],
  [
    'an unknown registration',
    { gst_registration: 'maybe' },
    'gstRegistration: gst_registration_unknown',
  ],
  [
    'composition without its scheme',
    { ...registered, gst_registration: 'composition' },
    'compositionScheme: composition_scheme_unfit, given',
  ],
  [
    'a scheme alone',
    { composition_scheme: 'section10' },
    'compositionScheme: composition_scheme_unfit, given',
  ],
  [
    'an unknown scheme',
    { ...registered, gst_registration: 'composition', composition_scheme: 'x' },
    'compositionScheme: composition_scheme_unfit',
  ],
  ['a letter without its year', { lut_number: 'AD270426000012X' }, 'lutNumber: lut_incomplete'],
  [
    'a year that is none',
    { lut_number: 'AD270426', lut_year: '26-28' },
    'lutYear: lut_year_invalid',
  ],
  [
    'a letter in two lines',
    { lut_number: 'AD27\n0426', lut_year: '26-27' },
    'lutNumber: lut_number_invalid',
  ],
  ['a rate that has ended', { default_gst_rate: 2800 }, 'defaultGstRate: default_gst_rate_unknown'],
  ['a rate that never was', { default_gst_rate: 1700 }, 'defaultGstRate: default_gst_rate_unknown'],
  ['a code of letters', { default_hsn_sac: '9983ab' }, 'defaultHsnSac: hsn_sac_invalid'],
  ['words of two lines', { reverse_charge_wording: 'a\nb' }, 'reverseChargeWording: not_one_line'],
  [
    'words without end',
    { reverse_charge_wording: 'x'.repeat(301) },
    'reverseChargeWording: too_long most 300',
  ],
  ['an IEC of eight digits', { iec: '12345678' }, 'iec: iec_invalid'],
  ['an AD code of six digits', { ad_code: '639000' }, 'adCode: ad_code_invalid'],
  ['a bank of two lines', { export_bank: 'a\nb' }, 'exportBank: bank_name_unfit'],
  ['a script for a signature', { signature: '<script>' }, 'signature: picture_invalid'],
  ['a State that is written by hand', { state_code: '27' }, 'state_code'],
])('a business refuses %s', async (_, change, refusal) => {
  expect(await save(change)).toContain(refusal)
})

test('a document keeps the registration and the signature that it was issued with', async () => {
  const user = await makeSeller()
  const sellerOf = async (id: string) =>
    (await as(user, (tx) => tx`select seller from invoice_details where id = ${id}`))[0]?.seller
  const before = await as(user, (tx) => createInvoice(tx))
  const [first, second] = [logo(), logo({ width: 9, height: 9 })]
  const scheme = { gst_registration: 'composition', composition_scheme: 'notification2_2019' }
  await as(
    user,
    (tx) => tx`update businesses set ${tx({ ...registered, ...scheme, signature: first })}`,
  )
  const after = await as(user, (tx) => createInvoice(tx))
  await as(
    user,
    (tx) => tx`
      update businesses
      set gst_registration = 'none', composition_scheme = null, state = 'Kerala', signature = ${second}`,
  )

  expect(await sellerOf(before)).toMatchObject({
    gstRegistration: 'none',
    compositionScheme: null,
    stateCode: '27',
    signature: null,
  })
  expect(await sellerOf(after)).toMatchObject({
    taxId: maharashtra,
    gstRegistration: 'composition',
    compositionScheme: 'notification2_2019',
    stateCode: '27',
    signature: first,
  })
})
