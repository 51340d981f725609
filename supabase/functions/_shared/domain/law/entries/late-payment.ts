import type { LawEntry } from '../entry.ts'

/** The Reserve Bank's Bank Rate. */
export const bankRate: LawEntry<'bankRate'>[] = [
  {
    ...{ name: 'bankRate', from: '2023-02-08', until: '2025-02-06', sure: true },
    ...{ source: 'RBI, 8 February 2023', value: { rate: 675 } },
  },
  {
    ...{ name: 'bankRate', from: '2025-02-07', until: '2025-04-08', sure: true },
    ...{ source: 'RBI/2024-25/111', value: { rate: 650 } },
  },
  {
    ...{ name: 'bankRate', from: '2025-04-09', until: '2025-06-05', sure: true },
    ...{ source: 'RBI, 9 April 2025', value: { rate: 625 } },
  },
  {
    ...{ name: 'bankRate', from: '2025-06-06', until: '2025-12-04', sure: true },
    ...{ source: 'RBI, 6 June 2025', value: { rate: 575 } },
  },
  {
    ...{ name: 'bankRate', from: '2025-12-05', until: '2026-10-06', sure: true },
    ...{ source: 'RBI, 5 December 2025', value: { rate: 550 } },
  },
  {
    // The next decision comes on 2 to 4 December 2026.
    ...{ name: 'bankRate', from: '2026-10-07', until: null, sure: true },
    ...{ source: 'RBI 2026-27/1264', value: { rate: 575 } },
  },
]

const BEGIN_OF_MSMED = '2006-10-02'

export const payWithin: LawEntry<'payWithin'>[] = [
  {
    ...{ name: 'payWithin', from: BEGIN_OF_MSMED, until: null, sure: true },
    ...{ source: 'MSMED Act 2006, s. 2(b) and s. 15' },
    value: { mostDays: 45, unagreedDays: 15 },
  },
]

/** The Act does not say how days are counted: a year has 365 of them, by Bahi's convention. */
export const lateInterest: LawEntry<'lateInterest'>[] = [
  {
    ...{ name: 'lateInterest', from: BEGIN_OF_MSMED, until: null, sure: true },
    ...{ source: 'MSMED Act 2006, s. 16', value: { times: 3, yearDays: 365 } },
  },
]

export const enterpriseSize: LawEntry<'enterpriseSize'>[] = [
  {
    ...{ name: 'enterpriseSize', from: '2025-04-01', until: null, sure: true },
    source: 'S.O. 1364(E) of 21 March 2025',
    value: {
      micro: { investmentMinor: 2_50_00_000_00, turnoverMinor: 10_00_00_000_00 },
      small: { investmentMinor: 25_00_00_000_00, turnoverMinor: 100_00_00_000_00 },
    },
  },
]

export const udyamBeforeSupply: LawEntry<'udyamBeforeSupply'>[] = [
  {
    ...{ name: 'udyamBeforeSupply', from: null, until: null, sure: false, value: null },
    source: 'Supreme Court: Silpi, Mahakali; NBCC 2025 INSC 54',
    remark: 'largerBench',
  },
]

export const tradersLeftOut: LawEntry<'tradersLeftOut'>[] = [
  {
    ...{ name: 'tradersLeftOut', from: '2021-07-02', until: null, sure: false, value: null },
    source: 'Office memorandum of 2 July 2021',
    remark: 'asRead',
  },
]

export const buyerDeduction: LawEntry<'buyerDeduction'>[] = [
  {
    ...{ name: 'buyerDeduction', from: '2023-04-01', until: '2026-03-31', sure: true },
    source: 'Income-tax Act 1961, s. 43B(h)',
    value: { section: '43B(h)', act: 'Income-tax Act 1961' },
  },
  {
    ...{ name: 'buyerDeduction', from: '2026-04-01', until: null, sure: true },
    source: 'Income-tax Act 2025, s. 37(2)(g)',
    value: { section: '37(2)(g)', act: 'Income-tax Act 2025' },
  },
]

export const disputes: LawEntry<'disputes'>[] = [
  {
    ...{ name: 'disputes', from: '2025-10-15', until: null, sure: true },
    ...{ source: 'Office memorandum of 3 October 2025', value: { site: 'odr.msme.gov.in' } },
  },
]

export const udyamOnPaper: LawEntry<'udyamOnPaper'>[] = [
  {
    ...{ name: 'udyamOnPaper', from: null, until: null, sure: false, value: null },
    source: '',
    remark: 'noText',
  },
]
