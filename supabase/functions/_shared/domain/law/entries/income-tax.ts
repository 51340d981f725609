import type { LawEntry } from '../entry.ts'

const BEGIN_OF_ACT = '2026-04-01'
const LAKH = 1_00_000_00

export const advanceTax: LawEntry<'advanceTax'>[] = [
  {
    ...{ name: 'advanceTax', from: BEGIN_OF_ACT, until: null, sure: true },
    source: 'Income-tax Act 2025, s. 404 and s. 408',
    value: {
      leastMinor: 10_000_00,
      parts: [
        { percent: 15, day: '06-15' },
        { percent: 45, day: '09-15' },
        { percent: 75, day: '12-15' },
        { percent: 100, day: '03-15' },
      ],
    },
  },
]

export const advanceTaxPresumptive: LawEntry<'advanceTaxPresumptive'>[] = [
  {
    ...{ name: 'advanceTaxPresumptive', from: BEGIN_OF_ACT, until: null, sure: true },
    ...{ source: 'Income-tax Act 2025, s. 408', value: { day: '03-15' } },
  },
]

/** For professions; s. 44ADA of the Act before. */
export const presumptive: LawEntry<'presumptive'>[] = [
  {
    ...{ name: 'presumptive', from: BEGIN_OF_ACT, until: null, sure: true },
    source: 'Income-tax Act 2025, s. 58(2), table, serial 3',
    value: {
      ...{ leastPercent: 50, littleCashPercent: 5 },
      ...{ mostMinor: 50 * LAKH, mostMinorLittleCash: 75 * LAKH },
    },
  },
]

export const presumptiveProfessions: LawEntry<'presumptiveProfessions'>[] = [
  {
    ...{ name: 'presumptiveProfessions', from: BEGIN_OF_ACT, until: null, sure: false },
    ...{ source: 'Income-tax Act 2025, s. 62(1)(a)', value: null },
  },
]

export const newRegime: LawEntry<'newRegime'>[] = [
  {
    ...{ name: 'newRegime', from: BEGIN_OF_ACT, until: null, sure: true },
    source: 'Income-tax Act 2025, s. 202 and s. 156',
    value: {
      slabs: [
        { fromMinor: 0, rate: 0 },
        { fromMinor: 4 * LAKH, rate: 500 },
        { fromMinor: 8 * LAKH, rate: 1000 },
        { fromMinor: 12 * LAKH, rate: 1500 },
        { fromMinor: 16 * LAKH, rate: 2000 },
        { fromMinor: 20 * LAKH, rate: 2500 },
        { fromMinor: 24 * LAKH, rate: 3000 },
      ],
      ...{ rebateMinor: 60_000_00, rebateUpToMinor: 12 * LAKH, cessRate: 400 },
      knownUpToMinor: 50 * LAKH,
    },
  },
]
