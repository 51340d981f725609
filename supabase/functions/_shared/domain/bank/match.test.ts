import { expect, test } from 'vitest'
import { claim, invoice, ledger, one } from '#tests/factories/bank-ledger.ts'
import { matchCredits } from './match.ts'
import type { Credit } from './matching.ts'

const credit = (narration: string, amountMinor: number, more: Partial<Credit> = {}): Credit => ({
  id: narration,
  day: '2026-04-02',
  amountMinor,
  narration,
  reference: null,
  payer: null,
  standing: 'stands',
  ...more,
})

const first = invoice('INV/26-27/0001', 5_000_000)
const second = invoice('INV/26-27/0002', 3_000_000)
const utr = 'HDFCN52026040112345678'

test('the reference of a claim with its amount is exact, and with another amount is looked at', () => {
  const of = ledger([first, second], { claims: [claim(first.id, 5_000_000, utr)] })
  expect(one(credit(`NEFT CR-${utr}-SOMEBODY`, 5_000_000), of)).toBe(
    'exact claim_reference INV/26-27/0001',
  )
  expect(one(credit(`NEFT CR-${utr}-SOMEBODY`, 4_900_000), of)).toMatch(
    /^likely claim_reference_other_amount INV\/26-27\/0001/,
  )
  expect(one(credit(`NEFT CR-${utr}`, 5_000_000, { day: '2026-07-01' }), of)).toMatch(/^likely/)
})

test('the number of an invoice with what is due is exact, however the bank leaves out its slashes', () => {
  for (const number of ['INV/26-27/0001', 'INV 26 27 0001', 'inv26270001', 'INV-26-27-0001.']) {
    expect(one(credit(`UPI-KAVERI-${number}`, 5_000_000), ledger([first, second]))).toBe(
      'exact number_balance INV/26-27/0001',
    )
  }
  expect(one(credit('UPI INV/26-27/00012', 5_000_000), ledger([first]))).toBe(
    'likely amount_alone INV/26-27/0001',
  )
  expect(one(credit('UPI 12', 5_000_000), ledger([invoice('12', 5_000_000)]))).toBe(
    'likely amount_alone 12',
  )
})

test('an amount and a name are never exact, nor is a number that another one stands beside', () => {
  expect(one(credit('NEFT KAVERI INTERIORS', 5_000_000), ledger([first, second]))).toMatch(
    /^likely name_balance INV\/26-27\/0001$/,
  )
  const both = credit('INV/26-27/0001 INV/26-27/0002', 8_000_000)
  expect(one(both, ledger([first, second]))).toMatch(
    /^likely numbers_sum INV\/26-27\/0001\+INV\/26-27\/0002/,
  )
  expect(one({ ...both, amountMinor: 5_000_000 }, ledger([first, second]))).toMatch(/^likely/)
})

test('a named client must be the client of the invoice', () => {
  const other = invoice('INV/26-27/0009', 900, { clientId: 'tapti', clientName: 'Tapti Textiles' })
  const row = credit('NEFT TAPTI TEXTILES INV/26-27/0001', 5_000_000)
  expect(one(row, ledger([first, other]))).toMatch(/^likely number_balance/)
})

test('a credit of the balance less ten or two per cent of the value is taken with TDS', () => {
  const taxed = invoice('INV/26-27/0003', 11_800_000, { taxableMinor: 10_000_000 })
  const match = matchCredits([credit('NEFT KAVERI INTERIORS', 10_800_000)], ledger([taxed]))
  expect([...match.values()]).toEqual([
    {
      kind: 'likely',
      candidates: [
        {
          reason: 'name_tds',
          claimId: null,
          parts: [{ invoiceId: taxed.id, amountMinor: 10_800_000, tdsMinor: 1_000_000 }],
        },
      ],
    },
  ])
  expect(one(credit('INV/26-27/0003', 11_600_000), ledger([taxed]))).toMatch(/^likely number_tds/)
  expect(one(credit('INV/26-27/0003', 11_000_000), ledger([taxed]))).toMatch(
    /^likely number_other_amount/,
  )
})

test('the instalment that is due is recognised, and is never beyond doubt', () => {
  const inParts = invoice('INV/26-27/0004', 9_000_000, { nextMinor: 3_500_000 })
  const of = ledger([inParts])
  expect(one(credit('UPI INV/26-27/0004', 3_500_000), of)).toBe('likely number_next INV/26-27/0004')
  expect(one(credit('NEFT KAVERI INTERIORS', 3_500_000), of)).toBe(
    'likely name_next INV/26-27/0004',
  )
  expect(one(credit('NEFT SOMEBODY', 3_500_000), of)).toBe('likely next_alone INV/26-27/0004')
  expect(one(credit('NEFT KAVERI INTERIORS', 3_400_000), of)).toMatch(/^likely name_part/)
})

test('one credit for several invoices of a client is recognised as their sum', () => {
  expect(one(credit('NEFT KAVERI INTERIORS', 8_000_000), ledger([first, second]))).toMatch(
    /^likely name_sum INV\/26-27\/0001\+INV\/26-27\/0002/,
  )
})

test('two credits for one invoice are both shown, and neither is a reversed or booked one', () => {
  const of = ledger([first], { claims: [claim(first.id, 5_000_000, utr)] })
  const twice = matchCredits(
    [credit(`NEFT ${utr}`, 5_000_000), credit('UPI INV/26-27/0001', 5_000_000)],
    of,
  )
  expect([...twice.values()].map(({ kind }) => kind)).toEqual(['likely', 'likely'])
  const row = credit(`NEFT ${utr}`, 5_000_000)
  expect(one({ ...row, standing: 'reversed' }, of)).toBe('reversed')
  expect(one({ ...row, standing: 'doubtful' }, of)).toMatch(/^likely claim_reference/)
  const booked = [{ reference: utr.toLowerCase(), amountMinor: 5_000_000 }]
  expect(one(row, { ...of, booked })).toBe('booked')
  expect(one(row, { ...of, booked: [{ reference: utr, amountMinor: 1 }] })).toMatch(/^likely/)
})

test('a name that a bank cut off, and one under which a client paid before, are theirs', () => {
  const row = credit('IMPS', 5_000_000, { payer: 'KAVERI INTERI' })
  expect(one(row, ledger([first]))).toMatch(/^likely name_balance/)
  const aliases = [{ clientId: 'kaveri', name: 'Ramesh Shetty' }]
  expect(one(credit('UPI RAMESH SHETTY', 5_000_000), ledger([first], { aliases }))).toMatch(
    /^likely name_balance/,
  )
  expect(one(credit('UPI RAMESH', 1), ledger([first], { aliases }))).toBe('none')
})
