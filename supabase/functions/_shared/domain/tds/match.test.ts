import { expect, test } from 'vitest'
import fc, { thorough } from '#tests/setup/property.ts'
import { shiftPeriod } from '../periods.ts'
import type { TdsDeduction } from './deduction.ts'
import type { KeptRow } from './department.ts'
import { earlierDay, matchDeductions } from './match.ts'

let made = 0
const next = () => {
  made += 1
  return String(made).padStart(6, '0')
}

const deduction = (
  paidOn: string,
  taxMinor: number,
  more: Partial<TdsDeduction> = {},
): TdsDeduction => ({
  ...{ id: next(), invoiceId: 'i', number: 'INV-1', clientId: 'c', creditedOn: null },
  ...{ kind: 'professional', paidOn, taxMinor, ...more },
})

const row = (day: string, taxMinor: number, more: Partial<KeptRow> = {}): KeptRow => ({
  ...{ id: next(), tan: 'MUMK12345A', deductor: 'KAVERI', pan: null, status: 'F', bookedOn: null },
  ...{ remarks: null, depositedMinor: null, toldOn: '2026-11-01', paidMinor: taxMinor * 10 },
  ...{ code: day < '2026-04-01' ? '194J' : '1027', day, taxMinor, ...more },
})

const statesOf = (deductions: TdsDeduction[], rows: KeptRow[]) =>
  matchDeductions(deductions, rows).deductions.map(({ state }) => state)

test('a deduction is matched, not final, of another code, short, in excess or missing', () => {
  const own = deduction('2026-06-22', 1_000_000)
  const day = '2026-06-22'
  expect(statesOf([own], [row(day, 1_000_000)])).toEqual(['matched'])
  for (const status of ['U', 'P', 'O'] as const) {
    expect(statesOf([own], [row(day, 1_000_000, { status })])).toEqual(['notFinal'])
  }
  expect(statesOf([own], [row(day, 1_000_000, { code: '1026' })])).toEqual(['wrongCode'])
  expect(statesOf([own], [row(day, 900_000)])).toEqual(['short'])
  expect(statesOf([own], [row(day, 1_100_000)])).toEqual(['excess'])
  expect(statesOf([own], [])).toEqual(['missing'])
  expect(statesOf([own], [row('2025-06-22', 1_000_000)])).toEqual(['missing'])
})

test('credited 28-03-2026, paid 10-04-2026: the row by section 194J is the deduction, and its day decides', () => {
  const own = deduction('2026-04-10', 1_000_000)
  const [found] = matchDeductions([own], [row('2026-03-28', 1_000_000)]).deductions
  expect(found?.state).toBe('matched')
  expect(found && earlierDay(found)).toBe('2026-03-28')
  const told = deduction('2026-04-10', 1_000_000, { creditedOn: '2026-03-28' })
  const [known] = matchDeductions([told], [row('2026-03-28', 1_000_000)]).deductions
  expect(known && earlierDay(known)).toBeNull()
})

test.each(['194J', '194JB', '194J(b)', '194 J(b)'])(
  '%s is the section of professional fees',
  (code) => {
    expect(statesOf([deduction('2025-06-22', 500)], [row('2025-06-22', 500, { code })])).toEqual([
      'matched',
    ])
  },
)

test.each(['194JA', '194C', '1027'])('%s is not, before April 2026', (code) => {
  expect(statesOf([deduction('2025-06-22', 500)], [row('2025-06-22', 500, { code })])).toEqual([
    'wrongCode',
  ])
})

test('tax that was rounded to the rupee is the same, and a deduction whose kind nobody said has no wrong code', () => {
  expect(statesOf([deduction('2026-06-22', 30_001)], [row('2026-06-22', 30_000)])).toEqual([
    'matched',
  ])
  const unknown = deduction('2026-06-22', 500, { kind: null })
  expect(statesOf([unknown], [row('2026-06-22', 500, { code: '1006' })])).toEqual(['matched'])
})

test('a reversal takes its row back, and what is booked instead counts', () => {
  const rows = [
    row('2026-06-22', 1_000_000),
    row('2026-07-22', -1_000_000),
    row('2026-07-22', 900_000),
  ]
  const { deductions, reversed, unexplained } = matchDeductions(
    [deduction('2026-06-22', 1_000_000)],
    rows,
  )
  expect(deductions[0]?.state).toBe('short')
  expect(reversed).toHaveLength(2)
  expect(unexplained).toEqual([])
})

test('a reversal without its row, and a row without a deduction, are told', () => {
  const rows = [row('2026-06-22', -500_000), row('2026-06-22', 70_000)]
  expect(matchDeductions([], rows).unexplained).toEqual(rows)
})

test('one row for the bills of a month, and several rows for one payment', () => {
  const bills = [deduction('2026-06-05', 100_000), deduction('2026-06-25', 250_000)]
  const bulk = matchDeductions(bills, [row('2026-06-30', 350_000)])
  expect(bulk.deductions.map(({ state }) => state)).toEqual(['matched', 'matched'])
  expect(bulk.deductions.map(({ reachedMinor }) => reachedMinor)).toEqual([100_000, 250_000])
  const rows = [row('2026-06-05', 100_000), row('2026-06-25', 250_000)]
  expect(statesOf([deduction('2026-06-30', 350_000)], rows)).toEqual(['matched'])
})

test('of two equal rows each deduction takes the one that is nearer, of its own kind first', () => {
  const [early, late] = [row('2026-06-10', 500_000), row('2026-08-10', 500_000)]
  const found = matchDeductions(
    [deduction('2026-08-12', 500_000), deduction('2026-06-12', 500_000)],
    [late, early],
  ).deductions
  expect(found.map(({ rows }) => rows)).toEqual([[early], [late]])
  const other = row('2026-06-12', 500_000, { code: '1026' })
  expect(
    matchDeductions([deduction('2026-06-12', 500_000)], [other, early]).deductions[0]?.rows,
  ).toEqual([early])
})

test('of equal tax each month, booked when the bill came, the month is missing that the department lacks', () => {
  const months = ['05', '06', '07', '08', '09']
  const deductions = months.map((month) => deduction(`2026-${month}-20`, 1_000_000))
  const rows = months
    .filter((month) => month !== '07')
    .map((month) => row(`2026-${month}-01`, 1_000_000))
  const expected = months.map((month) => (month === '07' ? 'missing' : 'matched'))
  expect(statesOf(deductions, rows)).toEqual(expected)
})

const fates = ['whole', 'late', 'lost', 'provisional', 'half', 'otherCode'] as const

/** Amounts far from each other, so that no two could be taken for one another. */
const taxAt = (at: number) => 4 ** (at + 5) * 100

test('whatever became of each deduction of a client, matching finds it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ fate: fc.constantFrom(...fates), days: fc.nat(300) }), { maxLength: 8 }),
      (lives) => {
        const deductions = lives.map(({ days }, at) =>
          deduction(shiftPeriod('day', '2026-04-01', days), taxAt(at)),
        )
        const rows = lives.flatMap(({ fate, days }, at): KeptRow[] => {
          const day = shiftPeriod('day', '2026-04-01', days + (fate === 'late' ? 20 : 0))
          const tax = Math.round(taxAt(at) * (fate === 'half' ? 0.6 : 1))
          if (fate === 'lost') return []
          return [
            row(day, tax, {
              ...(fate === 'provisional' && { status: 'P' as const }),
              ...(fate === 'otherCode' && { code: '1023' }),
            }),
          ]
        })
        const expected = { whole: 'matched', late: 'matched', lost: 'missing' } as const
        const others = { provisional: 'notFinal', half: 'short', otherCode: 'wrongCode' } as const
        const wanted = { ...expected, ...others }
        const { deductions: found, unexplained } = matchDeductions(deductions, rows)
        expect(new Map(found.map(({ id, state }) => [id, state]))).toEqual(
          new Map(deductions.map(({ id }, at) => [id, wanted[lives[at]?.fate ?? 'lost']])),
        )
        expect(unexplained).toEqual([])
      },
    ),
    { numRuns: thorough(200, 5_000) },
  )
})

const someTax = fc.integer({ min: 1, max: 20 }).map((rupees) => rupees * 10_000)
const someDay = fc.nat(600).map((days) => shiftPeriod('day', '2025-10-01', days))

test('no row is counted twice, none is lost, and the order of a file says nothing', () => {
  const thing = fc.record({ day: someDay, tax: someTax })
  const signed = fc.record({
    day: someDay,
    tax: fc.oneof(
      someTax,
      someTax.map((tax) => -tax),
    ),
  })
  fc.assert(
    fc.property(
      fc.array(thing, { maxLength: 12 }),
      fc.array(signed, { maxLength: 12 }),
      (own, told) => {
        const deductions = own.map(({ day, tax }) => deduction(day, tax))
        const rows = told.map(({ day, tax }) => row(day, tax))
        const match = matchDeductions(deductions, rows)
        const used = new Set(match.deductions.flatMap((one) => one.rows))
        expect(used.size + match.unexplained.length + match.reversed.length).toBe(rows.length)
        for (const one of [...match.unexplained, ...match.reversed])
          expect(used.has(one)).toBe(false)
        const reached = match.deductions.reduce((sum, { reachedMinor }) => sum + reachedMinor, 0)
        const kept = [...used].reduce((sum, { taxMinor }) => sum + taxMinor, 0)
        // One row for several deductions may be rounded by less than a rupee.
        expect(Math.abs(reached - kept)).toBeLessThan(100 * (used.size + 1))
        expect(matchDeductions(deductions.toReversed(), rows.toReversed())).toEqual(match)
      },
    ),
    { numRuns: thorough(200, 5_000) },
  )
})
