import type { LawEntry } from '../entry.ts'
import type { TdsRule } from '../values.ts'

const LAST_OF_SECTIONS = '2026-03-31'
const FIRST_OF_CODES = '2026-04-01'

const usual = {
  aboveYearMinor: null,
  aboveSingleMinor: null,
  aboveMonthMinor: null,
  taxed: 'all',
  limitOfIndividuals: false,
} as const satisfies Partial<TdsRule>

type Payment = Omit<TdsRule, 'code' | 'form'>

const payments: (Payment & { code: string | null; forms?: { old: string; current: string } })[] = [
  {
    ...{ ...usual, payment: 'professional', section: '194J(b)', code: '1027', rate: 1000 },
    aboveYearMinor: 50_000_00,
  },
  {
    ...{ ...usual, payment: 'technical', section: '194J(a)', code: '1026', rate: 200 },
    aboveYearMinor: 50_000_00,
  },
  {
    ...{ ...usual, payment: 'contractorIndividual', section: '194C', code: '1023', rate: 100 },
    ...{ aboveSingleMinor: 30_000_00, aboveYearMinor: 1_00_000_00 },
  },
  {
    ...{ ...usual, payment: 'contractorOther', section: '194C', code: '1024', rate: 200 },
    ...{ aboveSingleMinor: 30_000_00, aboveYearMinor: 1_00_000_00 },
  },
  {
    ...{ ...usual, payment: 'commission', section: '194H', code: '1006', rate: 200 },
    aboveYearMinor: 20_000_00,
  },
  {
    ...{ ...usual, payment: 'equipmentRent', section: '194I(a)', code: '1008', rate: 200 },
    aboveMonthMinor: 50_000_00,
  },
  {
    ...{ ...usual, payment: 'ecommerce', section: '194O', code: '1035', rate: 10 },
    ...{ aboveYearMinor: 5_00_000_00, limitOfIndividuals: true },
  },
  {
    ...{ ...usual, payment: 'goods', section: '194Q', code: '1031', rate: 10 },
    ...{ aboveYearMinor: 50_00_000_00, taxed: 'excess' },
  },
  {
    // Its code of 2026 is not sure.
    ...{ ...usual, payment: 'individualPayer', section: '194M', code: null, rate: 200 },
    ...{ aboveYearMinor: 50_00_000_00, forms: { old: '26QD', current: '141' } },
  },
  {
    ...{ ...usual, payment: 'nonResident', section: '195', code: '1057', rate: null },
    ...{ aboveYearMinor: 0, forms: { old: '27Q', current: '144' } },
  },
]

const ordinary = { old: '26Q', current: '140' }

/** Each payment by its section up to 31 March 2026, and by its code from 1 April 2026 on. */
export const tds: LawEntry<'tds'>[] = payments.flatMap(
  ({ code, forms = ordinary, ...rule }): LawEntry<'tds'>[] => [
    {
      ...{ name: 'tds', from: '2025-04-01', until: LAST_OF_SECTIONS, sure: true },
      source: `Income-tax Act 1961, s. ${rule.section}; Finance Act 2025`,
      value: { ...rule, code: null, form: forms.old },
    },
    {
      ...{ name: 'tds', from: FIRST_OF_CODES, until: null, sure: true },
      source: 'Income-tax Act 2025, s. 393; file formats of Protean of 2 July 2026',
      value: { ...rule, code, form: forms.current },
    },
  ],
)

/** The earlier of credit and payment decides which of them holds. */
export const tdsNames: LawEntry<'tdsNames'>[] = [
  {
    ...{ name: 'tdsNames', from: null, until: LAST_OF_SECTIONS, sure: true },
    source: 'Income-tax Act 1961; CBDT, questions about the Income-tax Act 2025',
    value: { by: 'section', statement: '26Q', certificate: '16A' },
  },
  {
    ...{ name: 'tdsNames', from: FIRST_OF_CODES, until: null, sure: true },
    source: 'Income-tax Act 2025, s. 393; CBDT, questions about the Income-tax Act 2025',
    value: { by: 'code', statement: '140', certificate: '131' },
  },
]

export const tdsNoPan: LawEntry<'tdsNoPan'>[] = [
  {
    ...{ name: 'tdsNoPan', from: '2021-07-01', until: LAST_OF_SECTIONS, sure: true },
    source: 'Income-tax Act 1961, s. 206AA',
    value: { leastRate: 2000, lowerRate: 500, lowerFor: ['ecommerce', 'goods'] },
  },
  {
    ...{ name: 'tdsNoPan', from: FIRST_OF_CODES, until: null, sure: true },
    source: 'Income-tax Act 2025, s. 397(2)',
    value: { leastRate: 2000, lowerRate: 500, lowerFor: ['ecommerce', 'goods'] },
  },
]

export const tdsWithoutGst: LawEntry<'tdsWithoutGst'>[] = [
  {
    ...{ name: 'tdsWithoutGst', from: '2017-07-19', until: LAST_OF_SECTIONS, sure: true },
    ...{ source: 'CBDT circular 23/2017', value: null },
  },
  {
    // No new circular is known; s. 536 saves old ones as far as they do not contradict the Act.
    ...{ name: 'tdsWithoutGst', from: FIRST_OF_CODES, until: null, sure: false },
    ...{ source: 'CBDT circular 23/2017; Income-tax Act 2025, s. 536', value: null },
  },
]

export const tdsStatements: LawEntry<'tdsStatements'>[] = [
  {
    ...{ name: 'tdsStatements', from: FIRST_OF_CODES, until: null, sure: true },
    ...{ source: 'Income-tax Rules 2026, rule 219' },
    value: { days: ['07-31', '10-31', '01-31', '05-31'] },
  },
]

export const tdsDeposit: LawEntry<'tdsDeposit'>[] = [
  {
    ...{ name: 'tdsDeposit', from: FIRST_OF_CODES, until: null, sure: true },
    ...{ source: 'Income-tax Rules 2026, rule 218', value: { day: 7, march: '04-30' } },
  },
]

export const tdsCertificate: LawEntry<'tdsCertificate'>[] = [
  {
    ...{ name: 'tdsCertificate', from: FIRST_OF_CODES, until: null, sure: false },
    ...{ source: 'Rule 31 of the Income-tax Rules 1962', value: { days: 15 } },
  },
]

export const taxCredit: LawEntry<'taxCredit'>[] = [
  {
    ...{ name: 'taxCredit', from: FIRST_OF_CODES, until: null, sure: true },
    ...{ source: 'Income-tax Act 2025, s. 510; rule 245' },
    value: { form: '168', replaces: ['26AS', 'AIS'] },
  },
]

export const taxCreditShows: LawEntry<'taxCreditShows'>[] = [
  {
    ...{ name: 'taxCreditShows', from: FIRST_OF_CODES, until: null, sure: false },
    ...{ source: '', remark: 'seenOnce', value: { until: '08-15' } },
  },
]
