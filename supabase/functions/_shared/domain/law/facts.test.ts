import { expect, test } from 'vitest'
import * as exports from './entries/exports.ts'
import * as late from './entries/late-payment.ts'
import * as deducted from './entries/tds.ts'
import { lawOn, ruleOn } from './evaluate.ts'
import { tdsDue, tdsNameOn, tdsRuleOn } from './tds-due.ts'
import type { TdsPayment } from './values.ts'

const day = '2026-11-28'

test.each([
  ['professional', '1027', '194J(b)', 1000, { aboveYearMinor: 50_000_00 }],
  ['technical', '1026', '194J(a)', 200, { aboveYearMinor: 50_000_00 }],
  [
    ...(['contractorIndividual', '1023', '194C', 100] as const),
    { aboveSingleMinor: 30_000_00, aboveYearMinor: 1_00_000_00 },
  ],
  [
    ...(['contractorOther', '1024', '194C', 200] as const),
    { aboveSingleMinor: 30_000_00, aboveYearMinor: 1_00_000_00 },
  ],
  ['commission', '1006', '194H', 200, { aboveYearMinor: 20_000_00 }],
  ['equipmentRent', '1008', '194I(a)', 200, { aboveMonthMinor: 50_000_00 }],
  ['ecommerce', '1035', '194O', 10, { aboveYearMinor: 5_00_000_00, limitOfIndividuals: true }],
  ['goods', '1031', '194Q', 10, { aboveYearMinor: 50_00_000_00, taxed: 'excess' }],
  ['nonResident', '1057', '195', null, { aboveYearMinor: 0, form: '144' }],
] as [TdsPayment, string, string, number | null, object][])(
  'TDS for %s: code %s from 1 April 2026, section %s before, at its rate above its limit',
  (payment, code, section, rate, limits) => {
    expect(tdsNameOn(payment, '2026-04-01')?.name).toBe(code)
    expect(tdsNameOn(payment, '2026-03-31')?.name).toBe(section)
    expect(tdsRuleOn(payment, day)).toMatchObject({ rate, ...limits })
  },
)

test('a payer who is an individual (194M) files Form 141 at 2 % above 50,00,000, and its code is told to be unknown', () => {
  expect(tdsRuleOn('individualPayer', day)).toMatchObject({
    ...{ rate: 200, aboveYearMinor: 50_00_000_00, form: '141', code: null },
  })
  expect(tdsNameOn('individualPayer', day)?.name).toBeNull()
})

test('without a PAN 5 % is deducted of e-commerce and goods, 1031 and 1035', () => {
  const deductee = { hasPan: false, isIndividual: true }
  const due = (payment: TdsPayment) =>
    tdsDue(payment, [{ day, amountMinor: 60_00_000_00 }], deductee)[0]?.tdsMinor
  expect([due('goods'), due('ecommerce')]).toEqual([50_000_00, 3_00_000_00])
})

test('statements of TDS are due by 31 July, 31 October, 31 January and 31 May, deposits by the 7th and 30 April', () => {
  expect(ruleOn(deducted.tdsStatements, day)?.days).toEqual(['07-31', '10-31', '01-31', '05-31'])
  expect(ruleOn(deducted.tdsDeposit, day)).toEqual({ day: 7, march: '04-30' })
})

test('Form 168 replaces 26AS and AIS; Form 140 and Form 131 follow 26Q and 16A', () => {
  expect(ruleOn(deducted.taxCredit, day)).toEqual({ form: '168', replaces: ['26AS', 'AIS'] })
  expect(ruleOn(deducted.tdsNames, day)).toMatchObject({ statement: '140', certificate: '131' })
  expect(ruleOn(deducted.tdsNames, '2026-03-31')).toMatchObject({
    ...{ statement: '26Q', certificate: '16A' },
  })
})

test('micro is up to 2.5 crore of investment and 10 crore of turnover, small up to 25 and 100', () => {
  const crore = 1_00_00_000_00
  expect(ruleOn(late.enterpriseSize, day)).toEqual({
    micro: { investmentMinor: 2.5 * crore, turnoverMinor: 10 * crore },
    small: { investmentMinor: 25 * crore, turnoverMinor: 100 * crore },
  })
})

test('the buyer’s deduction is s. 43B(h) to March 2026 and s. 37(2)(g) from April 2026, disputes go to the ODR portal', () => {
  const section = (on: string) => ruleOn(late.buyerDeduction, on)?.section
  expect([section('2026-03-31'), section('2026-04-01')]).toEqual(['43B(h)', '37(2)(g)'])
  expect(ruleOn(late.disputes, '2025-10-15')?.site).toBe('odr.msme.gov.in')
  expect(ruleOn(late.disputes, '2025-10-14')).toBeNull()
})

test.each([
  ['GST left out after March 2026', deducted.tdsWithoutGst],
  ['the certificate 15 days after the statement', deducted.tdsCertificate],
  ['the credit of April to June by mid-August', deducted.taxCreditShows],
  ['Rule 96A aligned to 15 months', exports.lutAligned],
  ['the IEC of services alone', exports.iec],
  ['the fields of an eBRC', exports.ebrcFields],
  ['Statement 2', exports.refundStatement2],
  ['an intermediary from 30 March 2026', exports.intermediary],
  ['P1019', exports.commissionAgentCode],
  ['Udyam before the supply', late.udyamBeforeSupply],
  ['traders left out', late.tradersLeftOut],
  ['Udyam on paper', late.udyamOnPaper],
])('%s is not sure: it is told, and nothing is computed by it', (_, entries) => {
  expect(lawOn<(typeof entries)[number]>(entries, day)).toEqual([
    expect.objectContaining({ sure: false }),
  ])
  expect(ruleOn<(typeof entries)[number]>(entries, day)).toBeNull()
})
