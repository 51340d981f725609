import { expect, test } from 'vitest'
import { creditsToKeep } from './kept-rows.ts'
import { standings } from './reversals.ts'
import type { StatementRow } from './statement.ts'

const rowsOf = (...rows: [day: string, narration: string, amount: number][]): StatementRow[] =>
  rows.map(([day, narration, amount], place) => ({
    place,
    day,
    narration,
    reference: '',
    amountMinor: Math.abs(amount),
    side: amount > 0 ? 'credit' : 'debit',
  }))
const standing = (...rows: Parameters<typeof rowsOf>) => [...standings(rowsOf(...rows)).values()]

test('a credit whose reference a later debit of the same amount bears was taken back, and it alone', () => {
  expect(
    standing(
      ['2026-04-02', 'IMPS-609212345678-MEERA', 500],
      ['2026-04-02', 'IMPS-609212345679-MEERA', 500],
      ['2026-04-03', 'REV IMPS 609212345678', -500],
    ),
  ).toEqual(['reversed', 'stands'])
})

test('a cheque that came back leaves every credit of its amount in doubt, and those of others not', () => {
  expect(
    standing(
      ['2026-04-02', 'CLG 000123', 500],
      ['2026-04-02', 'CLG 000124', 600],
      ['2026-04-05', 'CHQ RETURN INSUFFICIENT FUNDS', -500],
      ['2026-04-06', 'CLG 000125', 500],
    ),
  ).toEqual(['doubtful', 'stands', 'stands'])
})

test('a payment of the same amount to somebody else takes nothing back', () => {
  expect(
    standing(['2026-04-02', 'NEFT KAVERI', 500], ['2026-04-03', 'UPI-SHOP-609300000000', -500]),
  ).toEqual(['stands'])
})

test('a row that reads like a return is never a certain payment', () => {
  expect(standing(['2026-04-02', 'REV:IMPS/609212345678', 500])).toEqual(['doubtful'])
})

test('equal rows of a day are counted apart, and debits are not kept', () => {
  const rows = rowsOf(
    ['2026-04-02', 'UPI Tea', 100],
    ['2026-04-02', 'UPI-TEA', 100],
    ['2026-04-03', 'UPI TEA', 100],
    ['2026-04-03', 'UPI TEA', -100],
  )
  expect(creditsToKeep(rows).map(({ day, occurrence }) => [day, occurrence])).toEqual([
    ['2026-04-02', 1],
    ['2026-04-02', 2],
    ['2026-04-03', 1],
  ])
})
