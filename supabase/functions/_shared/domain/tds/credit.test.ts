import { expect, test } from 'vitest'
import { certificateForm, type TdsBooks, tdsCreditOf } from './credit.ts'
import type { TdsDeduction } from './deduction.ts'
import type { KeptRow } from './department.ts'
import { yearOf } from './quarters.ts'

const client = (id: string, name: string, more = {}) => ({
  ...{ id, name, tan: null, pan: null, gstin: null },
  ...more,
})

const deduction = (
  id: string,
  clientId: string,
  paidOn: string,
  taxMinor: number,
): TdsDeduction => ({
  ...{ id, clientId, paidOn, taxMinor, invoiceId: id, number: id, creditedOn: null },
  kind: 'professional',
})

const row = (
  id: string,
  tan: string,
  deductor: string,
  day: string,
  taxMinor: number,
): KeptRow => ({
  ...{ id, tan, deductor, day, taxMinor, pan: null, code: day < '2026-04-01' ? '194J' : '1027' },
  ...{ status: 'F', bookedOn: null, remarks: null, paidMinor: taxMinor * 10 },
  ...{ depositedMinor: null, toldOn: '2026-11-01' },
})

const books = (more: Partial<TdsBooks>): TdsBooks => ({
  ...{ deductions: [], rows: [], clients: [], known: [], certificates: [] },
  ...more,
})

const year = yearOf('2026-06-01')

test('a deductor is a client by their TAN, and asked about where only PAN or name says so', () => {
  const clients = [
    client('k', 'Kaveri Interiors Pvt Ltd', { tan: 'MUMK12345A' }),
    client('n', 'Narmada Foods', { pan: 'AABCN1234F' }),
    client('t', 'Tapti Textiles'),
  ]
  const rows = [
    row('1', 'MUMK12345A', 'ANOTHER NAME', '2026-06-22', 100),
    { ...row('2', 'PNEN54321B', 'SOME FOODS', '2026-06-22', 200), pan: 'AABCN1234F' },
    row('3', 'DELT11111C', 'TAPTI TEXTILES LIMITED', '2026-06-22', 300),
    row('4', 'DELB22222D', 'SOME BANK', '2026-06-22', 400),
  ]
  const { asked, clients: found } = tdsCreditOf(books({ clients, rows }), year)
  expect(found.map(({ client: { id } }) => id)).toEqual(['k'])
  expect(asked.map(({ tan, clientId, reason }) => [tan, clientId, reason])).toEqual([
    ['PNEN54321B', 'n', 'pan'],
    ['DELT11111C', 't', 'name'],
    ['DELB22222D', null, null],
  ])
})

test('once told, a deductor is remembered, as a client or as none', () => {
  const clients = [client('t', 'Tapti Textiles')]
  const rows = [
    row('3', 'DELT11111C', 'A NAME', '2026-06-22', 300),
    row('4', 'DELB22222D', 'SOME BANK', '2026-06-22', 400),
  ]
  const known = [
    { tan: 'DELT11111C', name: 'A NAME', clientId: 't' },
    { tan: 'DELB22222D', name: 'SOME BANK', clientId: null },
  ]
  const { asked, others, clients: found } = tdsCreditOf(books({ clients, rows, known }), year)
  expect(asked).toEqual([])
  expect(others.map(({ tan }) => tan)).toEqual(['DELB22222D'])
  expect(found[0]?.quarters[0]?.unexplained).toHaveLength(1)
})

test('two clients of one name are both meant by nobody', () => {
  const clients = [client('a', 'Kaveri'), client('b', 'Kaveri Pvt Ltd')]
  const rows = [row('1', 'MUMK12345A', 'KAVERI', '2026-06-22', 100)]
  expect(tdsCreditOf(books({ clients, rows }), year).asked[0]).toMatchObject({ clientId: null })
})

test('by client and quarter: what was deducted, what is credit, and the worst that is to be done', () => {
  const credit = tdsCreditOf(
    books({
      clients: [client('k', 'Kaveri', { tan: 'MUMK12345A' })],
      deductions: [
        deduction('1', 'k', '2026-05-10', 1_000_000),
        deduction('2', 'k', '2026-06-10', 500_000),
        deduction('3', 'k', '2026-08-10', 700_000),
        deduction('4', 'k', '2025-08-10', 700_000),
      ],
      rows: [
        row('1', 'MUMK12345A', 'KAVERI', '2026-05-10', 1_000_000),
        { ...row('2', 'MUMK12345A', 'KAVERI', '2026-06-10', 500_000), status: 'P' },
      ],
      certificates: [
        { id: 'c', clientId: 'k', quarter: '2026-04-01', number: 'X1', receivedOn: '2026-08-20' },
      ],
    }),
    year,
  )
  const [kaveri] = credit.clients
  expect(kaveri).toMatchObject({
    deductedMinor: 2_200_000,
    finalMinor: 1_000_000,
    state: 'missing',
  })
  expect(
    kaveri?.quarters.map(({ deductedMinor, finalMinor, waitingMinor, state }) => [
      deductedMinor,
      finalMinor,
      waitingMinor,
      state,
    ]),
  ).toEqual([
    [1_500_000, 1_000_000, 500_000, 'notFinal'],
    [700_000, 0, 0, 'missing'],
    [0, 0, 0, null],
    [0, 0, 0, null],
  ])
  expect(kaveri?.quarters[0]?.certificates).toHaveLength(1)
})

test('credited 28-03-2026, paid 10-04-2026: in the last quarter of 2025-26, whose certificate is Form 16A', () => {
  const told = { ...deduction('1', 'k', '2026-04-10', 1_000_000), creditedOn: '2026-03-28' }
  const own = books({
    clients: [client('k', 'Kaveri', { tan: 'MUMK12345A' })],
    deductions: [told],
    rows: [row('1', 'MUMK12345A', 'KAVERI', '2026-03-28', 1_000_000)],
  })
  expect(tdsCreditOf(own, year).clients).toEqual([])
  const [kaveri] = tdsCreditOf(own, yearOf('2026-03-28')).clients
  expect(kaveri?.quarters[3]).toMatchObject({ finalMinor: 1_000_000, state: 'matched' })
  expect([certificateForm('2026-01-01'), certificateForm('2026-04-01')]).toEqual(['16A', '131'])
})
