import { expect, test } from 'vitest'
import { partsOf, settlementLines } from './settlement.ts'
import { moneyOf } from './standing.ts'

test('settled and due amounts add up to the total in rupees, too, although the rows were rounded one by one', () => {
  // Three rows of a dollar at 83.334.
  const total = { minor: 300, rupeesMinor: 24_999 }
  expect(partsOf(total, { balanceMinor: 200 }, 'USD', 83.334)).toMatchObject({
    settled: { minor: 100, rupeesMinor: 8_332 },
    balance: { minor: 200, rupeesMinor: 16_667 },
  })
  expect(partsOf(total, { balanceMinor: 300 }, 'USD', 83.334)).toMatchObject({
    settled: { minor: 0, rupeesMinor: 0 },
    balance: total,
  })
  expect(partsOf(total, { balanceMinor: 0 }, 'USD', 83.334)).toMatchObject({
    settled: total,
    balance: { minor: 0, rupeesMinor: 0 },
  })
})

test('without a rate there are no rupees, and of rupees there is nothing to convert', () => {
  expect(
    partsOf({ minor: 300, rupeesMinor: null }, { balanceMinor: 200 }, 'USD', null),
  ).toMatchObject({
    settled: { minor: 100, rupeesMinor: null },
    balance: { minor: 200, rupeesMinor: null },
  })
  expect(
    partsOf({ minor: 300, rupeesMinor: 300 }, { balanceMinor: 200 }, 'INR', null),
  ).toMatchObject({
    settled: { minor: 100, rupeesMinor: 100 },
    balance: { minor: 200, rupeesMinor: 200 },
  })
})

test('received, deducted and due amounts add up in rupees, and none is negative', () => {
  // Three hundred rows of a cent at 83.4 rupees: 83 paise each, though all of them are 25,020.
  const total = { minor: 300, rupeesMinor: 24_900 }
  const dollars = {
    kind: 'invoice',
    refundableMinor: 0,
    refundedMinor: 0,
    currency: 'USD',
    exchangeRate: 83.4,
  } as const
  const lines = (balance: number, tds: number) =>
    settlementLines(
      { ...partsOf(total, { balanceMinor: balance }, 'USD', 83.4), ...dollars },
      tds,
    ).map(({ label, amount }) => [label, amount.minor, amount.rupeesMinor])
  expect(lines(300, 0)).toEqual([])
  expect(lines(200, 30)).toEqual([
    ['received', 70, 5_718],
    ['tds', 30, 2_502],
    ['balanceDue', 200, 16_680],
  ])
  expect(lines(298, 1)).toEqual([
    ['received', 1, 0],
    ['tds', 1, 47],
    ['balanceDue', 298, 24_853],
  ])
  expect(lines(0, 300)).toEqual([
    ['tds', 300, 24_900],
    ['balanceDue', 0, 0],
  ])
})

test('credits are shown beside payments, and the refund due below both', () => {
  const total = { minor: 1_000, rupeesMinor: 1_000 }
  const rupees = { currency: 'INR', exchangeRate: null } as const
  const lines = (
    kind: 'invoice' | 'credit_note',
    [refundableMinor, refundedMinor = 0]: [number, number?],
    standing: object,
    tds = 0,
  ) =>
    settlementLines(
      {
        ...partsOf(total, { balanceMinor: 0, kind, ...standing }, 'INR', null),
        ...{ kind, refundableMinor, refundedMinor, ...rupees },
      },
      tds,
    ).map(({ label, amount }) => [label, amount.minor])
  expect(lines('invoice', [300], { settledMinor: 500, creditedMinor: 500 })).toEqual([
    ['received', 800],
    ['credited', 500],
    ['balanceDue', 0],
    ['toBeRefunded', 300],
  ])
  // Paid in full with tax deducted, then credited; some of it went back.
  expect(lines('invoice', [300, 200], { settledMinor: 500, creditedMinor: 500 }, 100)).toEqual([
    ['received', 900],
    ['tds', 100],
    ['credited', 500],
    ['refunded', 200],
    ['balanceDue', 0],
    ['toBeRefunded', 300],
  ])
  const settled = { minor: 500, rupeesMinor: 500 }
  const told = { settled, tdsMinor: 100, refundableMinor: 300, refundedMinor: 200 }
  expect(moneyOf({ kind: 'invoice', ...told })).toEqual({
    receivedMinor: 900,
    tdsMinor: 100,
    refundedMinor: 200,
  })
  expect(moneyOf({ kind: 'credit_note', ...told })).toEqual({
    receivedMinor: 0,
    tdsMinor: 0,
    refundedMinor: 500,
  })
  // Paper does not say that the balance was written off.
  expect(lines('invoice', [0], { creditedMinor: 400, writtenOffMinor: 600 })).toEqual([
    ['credited', 400],
    ['balanceDue', 600],
  ])
  expect(lines('credit_note', [100, 200], { settledMinor: 200 })).toEqual([
    ['refunded', 200],
    ['toBeRefunded', 100],
  ])
  expect(lines('credit_note', [0], {})).toEqual([])
})
