import * as v from 'valibot'
import { expect, test } from 'vitest'
import { said } from '#tests/setup/said.ts'
import {
  gstinFault,
  gstinProblem,
  legalFormOfGstin,
  optionalGstin,
  panOfGstin,
  stateOfGstin,
} from './gstin.ts'

const saidOf = (value: string) => {
  const problem = gstinProblem(value)
  return problem === null ? null : said(problem)
}

const valid =
  '24AAQCA8719H1ZC 05AAACG2115R1ZN 29AABCR1718E1ZL 24AANFA2641L1ZF 01AAAAP1208Q1ZS ' +
  '33AAAAR6720M1ZG 24AUTPV8831F1ZZ 36AASFP8573D2ZN 12GEOPS0823BBZH 29AAGCB7383J1Z4 ' +
  '27AAPFU0939F1ZV 29AAHCM7727Q1ZI 29AABCF8078M1C8 9917SGP29001OST'
const invalid =
  '12GEOPS0823BBZA 24AANFA2641L1ZK 29AAFCA7488L1Z0 01AABCE2207R1Z5 9917SGP29001OSI ' +
  '27AAPFU0939F1ZO 22AAAAA0000A1Z5'

test.each(valid.split(' '))('%s is a GSTIN', (gstin) => {
  expect(gstinFault(gstin)).toBeNull()
})

test.each(invalid.split(' '))('%s is none by its check character', (gstin) => {
  expect(gstinFault(gstin)).toBe('check')
})

test('every single wrong character of a GSTIN is found', () => {
  const right = '27AAPFU0939F1ZV'
  const wrong = [...right].flatMap((_, place) =>
    [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
      .map((other) => right.slice(0, place) + other + right.slice(place + 1))
      .filter((other) => other !== right),
  )
  expect(wrong).toHaveLength(15 * 35)
  expect(wrong.filter((gstin) => gstinFault(gstin) === null)).toEqual([])
})

test('the kinds of errors are told apart', () => {
  expect(saidOf('27AAPFU0939F1Z')).toBe('GSTIN must have 15 characters.')
  expect(saidOf('x27AAPFU0939F1ZV')).toBe('GSTIN must have 15 characters.')
  expect(saidOf('27AAPFU0939F1Zv')).toBe('GSTIN must look like 27AAPFU0939F1ZV.')
  expect(saidOf('27AAPFUO939F1ZV')).toBe('GSTIN must look like 27AAPFU0939F1ZV.')
  for (const code of ['00', '25', '28', '39', '96', '99']) {
    expect(saidOf(`${code}AAPFU0939F1ZV`)).toBe(
      'The first two digits of this GSTIN are not a State code.',
    )
  }
  expect(saidOf('27AAPFU0939F1ZO')).toBe('Check this GSTIN: the last character does not match.')
  expect(saidOf('27AAPFU0939F1ZV')).toBeNull()
})

test('a normal GSTIN and that of an e-commerce operator tell State and PAN', () => {
  expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27')
  expect(panOfGstin('27AAPFU0939F1ZV')).toBe('AAPFU0939F')
  expect(stateOfGstin('29AABCF8078M1C8')).toBe('29')
  expect(panOfGstin('29AABCF8078M1C8')).toBe('AABCF8078M')
})

// With check characters computed by the one rule of all forms.
test.each([
  ['a government department, under its TAN', '27PNED00079A1Z9', '27'],
  ['a deductor of tax', '27PNED00123A1DX', null],
  ['a UN body', '0717UNO00157UNO', null],
  ['a non-resident', '0719USA00015NRX', null],
  ['an online service from abroad', '9917SGP29001OST', null],
])('the number of %s is taken and holds no PAN', (_, gstin, state) => {
  expect(gstinFault(gstin)).toBeNull()
  expect([stateOfGstin(gstin), panOfGstin(gstin)]).toEqual([state, null])
})

test('a wrong GSTIN tells neither State nor PAN', () => {
  for (const wrong of ['27AAPFU0939F1ZO', '99AAPFU0939F1ZV', '27AAPFU0939F1Z', '']) {
    expect([stateOfGstin(wrong), panOfGstin(wrong)]).toEqual([null, null])
  }
})

test('a GSTIN is typed in any case and grouped anyhow, and may be left out', () => {
  expect(v.parse(optionalGstin, ' 27 aapfu-0939f 1zv ')).toBe('27AAPFU0939F1ZV')
  for (const blank of ['', '  ', null, undefined]) expect(v.parse(optionalGstin, blank)).toBeNull()
  expect(said(v.safeParse(optionalGstin, 'see 27AAPFU0939F1ZV').issues?.[0].message ?? '')).toBe(
    'GSTIN must have 15 characters.',
  )
})

test.each([
  ['24AAQCA8719H1ZC', 'company'],
  ['27AAPFU0939F1ZV', 'firm'],
  ['24AUTPV8831F1ZZ', 'individual'],
  ['33AAAAR6720M1ZG', 'association'],
  // A wrong check character, and a form without a PAN.
  ['27AAPFU0939F1ZO', null],
  ['9917SGP29001OST', null],
])('the fourth letter of the PAN in %s tells the legal form: %s', (gstin, form) => {
  expect(legalFormOfGstin(gstin)).toBe(form)
})
