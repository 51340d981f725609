import * as v from 'valibot'
import { expect, test } from 'vitest'
import { said, saidByField } from '#tests/setup/said.ts'
import { noEnterprise } from '../law/enterprise.ts'
import {
  isLutOver,
  oldGstinProblem,
  type TaxSettingsInput,
  taxSettingsSchema,
} from './tax-settings.ts'

const regular = { gstRegistration: 'regular', taxId: '27 aapfu-0939f 1zv' } as const

const refusals = (settings: object) => {
  const { issues } = v.safeParse(taxSettingsSchema, settings)
  return issues ? saidByField(v.flatten<typeof taxSettingsSchema>(issues).nested) : {}
}

const settingsOf = (given: TaxSettingsInput) => v.parse(taxSettingsSchema, given)

test('an unregistered seller is asked nothing, and their Tax ID is any text', () => {
  expect(settingsOf({})).toEqual({
    gstRegistration: 'none',
    compositionScheme: null,
    taxId: null,
    state: null,
    lutNumber: null,
    lutYear: null,
    defaultGstRate: null,
    defaultHsnSac: null,
    pricesIncludeTax: false,
    roundOff: false,
    aboveFiveCrore: false,
    hsnSummary: false,
    ...noEnterprise,
    reverseChargeWording: null,
    signature: null,
    ...{ iec: null, adCode: null, exportBank: null },
  })
  expect(settingsOf({ taxId: ' Pan aapfu 0939f ' })).toMatchObject({ taxId: 'Pan aapfu 0939f' })
})

test('a GSTIN is brought into one form and tells the State where none is given', () => {
  expect(settingsOf(regular)).toMatchObject({ taxId: '27AAPFU0939F1ZV', state: 'Maharashtra' })
  expect(refusals({ ...regular, state: 'Maharashtra' })).toEqual({})
})

test.each([
  [{ taxId: '' }, 'GSTIN is required.'],
  [{ taxId: '27AAPFU0939F1Z' }, 'GSTIN must have 15 characters.'],
  [{ taxId: '27AAPFU0939F1ZO' }, 'Check this GSTIN: the last character does not match.'],
  [{ taxId: '9917SGP29001OST' }, 'This GSTIN has no State code. A seller needs a GSTIN with one.'],
  [{ state: 'Karnataka' }, 'This GSTIN belongs to another State.'],
])('a registered seller with %o is refused beside the GSTIN', (change, sentence) => {
  expect(refusals({ ...regular, ...change })).toEqual({ taxId: [sentence] })
})

test('a scheme is that of a composition dealer, and of nobody else', () => {
  const dealer = { ...regular, gstRegistration: 'composition' } as const
  expect(refusals(dealer)).toEqual({
    compositionScheme: ['Choose a composition scheme from the list.'],
  })
  expect(settingsOf({ ...dealer, compositionScheme: 'section10' }).compositionScheme).toBe(
    'section10',
  )
  expect(settingsOf({ ...regular, compositionScheme: 'section10' }).compositionScheme).toBeNull()
})

test('a letter of undertaking has a number and a year, and ends with it', () => {
  const lut = { lutNumber: 'ad27 0426 000012x', lutYear: '26-27' }
  expect(settingsOf(lut)).toMatchObject({ lutNumber: 'AD270426000012X', lutYear: '26-27' })
  expect(refusals({ lutNumber: lut.lutNumber })).toEqual({
    lutYear: ['Financial year is required.'],
  })
  expect(refusals({ lutYear: '26-27' })).toEqual({ lutNumber: ['LUT number is required.'] })
  for (const lutYear of ['2026-27', '26-28', '26/27', 'next']) {
    expect(refusals({ ...lut, lutYear })).toEqual({
      lutYear: ['Financial year must look like 26-27.'],
    })
  }
  expect(isLutOver(settingsOf(lut), '2027-03-31')).toBe(false)
  expect(isLutOver(settingsOf(lut), '2027-04-01')).toBe(true)
  expect(isLutOver(settingsOf({}), '2027-04-01')).toBe(false)
})

test('a rate is given in per cent and kept in hundredths, if documents of today may have it', () => {
  expect(settingsOf({ defaultGstRate: '7.5' }).defaultGstRate).toBe(750)
  expect(settingsOf({ defaultGstRate: 18 }).defaultGstRate).toBe(1800)
  for (const defaultGstRate of [28, '17', -18]) {
    expect(refusals({ defaultGstRate })).toHaveProperty('defaultGstRate')
  }
  expect(refusals({ defaultGstRate: 28 })).toEqual({
    defaultGstRate: ['Choose a GST rate from the list.'],
  })
})

test.each([
  [{ gstRegistration: 'maybe' }, 'GST registration must be none, regular or composition.'],
  [{ lutNumber: 'AD2', lutYear: '26-27' }, 'LUT number must have 5 to 30 letters and digits.'],
  [{ reverseChargeWording: 'x'.repeat(301) }, 'Reverse charge wording can have at most 300'],
  [{ signature: '<svg>' }, 'The picture must be a PNG of at most 512 × 512 pixels.'],
])('%o is refused', (settings, sentence) => {
  expect(JSON.stringify(refusals(settings))).toContain(sentence)
})

test('an old number is reported only if it is a wrong GSTIN', () => {
  const problem = (taxId: string | null, gstRegistration: 'none' | 'regular' = 'none') =>
    oldGstinProblem({ ...settingsOf({}), gstRegistration, taxId })
  expect(said(problem('27aapfu0939f1zo') ?? '')).toContain('the last character does not match')
  expect(said(problem('27AAPFU0939F1Z') ?? '')).toBe('GSTIN must have 15 characters.')
  for (const other of ['27AAPFU0939F1ZV', 'AAPFU0939F', 'TRN 12345', null]) {
    expect(problem(other)).toBeNull()
  }
  expect(problem('27AAPFU0939F1ZO', 'regular')).toBeNull()
})
