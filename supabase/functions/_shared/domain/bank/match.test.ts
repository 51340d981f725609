import { expect, test } from 'vitest'
import fc, { thorough } from '../../../../../tests/setup/property.ts'
import { matchCredits } from './match.ts'
import type { BankClaim, BankInvoice, BankLedger, Credit, Match } from './matching.ts'
import { standings } from './reversals.ts'
import type { StatementRow } from './statement.ts'

const invoice = (
  number: string,
  balanceMinor: number,
  more: Partial<BankInvoice> = {},
): BankInvoice => ({
  id: number,
  number,
  clientId: 'kaveri',
  clientName: 'Kaveri Interiors Pvt Ltd',
  issueDate: '2026-03-01',
  dueDate: '2026-03-31',
  totalMinor: balanceMinor,
  taxableMinor: balanceMinor,
  balanceMinor,
  ...more,
})
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
const claim = (invoiceId: string, amountMinor: number, reference: string): BankClaim => ({
  id: `claim of ${invoiceId}`,
  invoiceId,
  amountMinor,
  tdsMinor: 0,
  paidOn: '2026-04-01',
  reference,
})
const ledger = (invoices: BankInvoice[], more: Partial<BankLedger> = {}): BankLedger => ({
  ...{ invoices, claims: [], aliases: [], booked: [] },
  ...more,
})

/** "exact claim_reference A", "likely name_tds A+B | amount_alone C", "none". */
function told(match: Match | undefined): string {
  if (!match) return 'missing'
  const candidates =
    match.kind === 'exact' ? [match.candidate] : match.kind === 'likely' ? match.candidates : []
  return [
    match.kind,
    candidates
      .map(({ reason, parts }) => `${reason} ${parts.map(({ invoiceId }) => invoiceId).join('+')}`)
      .join(' | '),
  ]
    .filter(Boolean)
    .join(' ')
}
const one = (row: Credit, of: BankLedger) => told(matchCredits([row], of).get(row.id))

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

test('whoever is named must be the client of the invoice', () => {
  const other = invoice('INV/26-27/0009', 900, { clientId: 'tapti', clientName: 'Tapti Textiles' })
  const row = credit('NEFT TAPTI TEXTILES INV/26-27/0001', 5_000_000)
  expect(one(row, ledger([first, other]))).toMatch(/^likely number_balance/)
})

test('what is due less ten or two per cent of the value is taken with TDS', () => {
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

test('one credit for several invoices of a client is told as their sum', () => {
  expect(one(credit('NEFT KAVERI INTERIORS', 8_000_000), ledger([first, second]))).toMatch(
    /^likely name_sum INV\/26-27\/0001\+INV\/26-27\/0002/,
  )
})

test('two that speak of one invoice are both looked at, and what was taken back or is booked is neither', () => {
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

// The thousand rows: made from what truly happened, which the matching is not told.
type Truth = { row: Omit<Credit, 'standing'>; invoiceId: string | null; isPlain: boolean }

const nearNames = [
  'Kaveri Interiors',
  'Kaveri Interior Works',
  'Kaveri Industries Pvt Ltd',
  'Kaveri',
  'Cauvery Interiors LLP',
  'Meera Iyer',
  'Meera Iyer Design',
]
/** Few amounts, so that most are equal to others. */
const amounts = [500_000, 1_000_000, 1_180_000, 2_360_000, 5_000_000]
const happenings = [
  'claimed',
  'numbered',
  'numbered',
  'name alone',
  'amount alone',
  'paid twice',
  'split',
  'other amount',
  'other number',
  'stranger with a number of theirs',
  'less TDS',
] as const

function world(picks: readonly number[]) {
  let at = 0
  const pick = <T>(list: readonly T[]): T => {
    at += 1
    const [chosen] = list.slice((picks[at % picks.length] ?? 0) % list.length)
    if (chosen === undefined) throw new Error('Nothing to pick from.')
    return chosen
  }
  const invoices = Array.from({ length: 700 }, (_, place) => {
    const name = pick(nearNames)
    const total = pick(amounts)
    return invoice(`INV/26-27/${String(place + 1).padStart(4, '0')}`, total, {
      clientId: name,
      clientName: name,
      taxableMinor: Math.round(total / 1.18),
    })
  })
  const claims: BankClaim[] = []
  const truths: Truth[] = []
  const row = (id: string, narration: string, amountMinor: number): Truth['row'] => ({
    ...{ id, day: '2026-04-02', amountMinor, narration, reference: null, payer: null },
  })
  for (let place = 0; truths.length < 1000; place += 1) {
    const id = String(place)
    const due = invoices[place % invoices.length]
    const [next] = invoices.slice((place + 1) % invoices.length)
    if (!due || !next) break
    const rrn = String(609_100_000_000 + place)
    const { clientName: name, number, balanceMinor } = due
    const isFirst = place < invoices.length
    const happened = isFirst ? pick(happenings) : 'amount alone'
    const add = (
      narration: string,
      amountMinor: number,
      invoiceId: string | null,
      isPlain = false,
    ) =>
      truths.push({
        row: row(`${id}.${truths.length}`, narration, amountMinor),
        invoiceId,
        isPlain,
      })
    if (happened === 'claimed') {
      claims.push(claim(due.id, balanceMinor, rrn))
      add(`IMPS-${rrn}-${name}-PAID`, balanceMinor, due.id, true)
    } else if (happened === 'numbered') {
      add(`UPI-${name}-${rrn}-${number.replaceAll('/', ' ')}`, balanceMinor, due.id, true)
    } else if (happened === 'name alone') add(`NEFT-${rrn}-${name}`, balanceMinor, due.id)
    else if (happened === 'amount alone') add(`IMPS-${rrn}-PAYMENT`, balanceMinor, null)
    else if (happened === 'paid twice') {
      // Which of both settles it nobody can tell.
      add(`UPI-${rrn}-${number}`, balanceMinor, null)
      add(`UPI-${rrn}9-${number}`, balanceMinor, null)
    } else if (happened === 'split') {
      add(`NEFT-${rrn}-${name}-${number}-${next.number}`, balanceMinor + next.balanceMinor, null)
    } else if (happened === 'other amount') add(`UPI-${rrn}-${number}`, balanceMinor - 100, null)
    else if (happened === 'other number') add(`UPI-${rrn}-${number}7`, balanceMinor, null)
    else if (happened === 'stranger with a number of theirs') {
      add(`NEFT-${rrn}-TAPTI TEXTILES-X${number}`, balanceMinor, null)
    } else
      add(`NEFT-${rrn}-${name}-${number}`, balanceMinor - Math.round(due.taxableMinor / 10), null)
  }
  return { ledger: ledger(invoices, { claims }), truths: truths.slice(0, 1000) }
}

const picks = fc.array(fc.nat({ max: 10_000 }), { minLength: 997, maxLength: 997 })

test('of a thousand rows none is called exact that is not, and most that are plain are', () => {
  fc.assert(
    fc.property(picks, fc.integer({ min: 3, max: 9 }), (chosen, everyNth) => {
      const { ledger: of, truths } = world(chosen)
      // What came back stands in the file as a debit: some name their credit, and one of an amount of its own names none.
      const statement = truths.flatMap(({ row }, at): StatementRow[] => {
        const came = { ...row, place: at, reference: '', side: 'credit' as const }
        const rrn = /\d{12,13}/.exec(row.narration)?.[0] ?? ''
        const back = { ...came, place: at + 10_000, day: '2026-04-03', side: 'debit' as const }
        return at % everyNth === 0 ? [came, { ...back, narration: `REV IMPS ${rrn}` }] : [came]
      })
      const bounced = { place: 20_000, day: '2026-04-09', reference: '', side: 'debit' as const }
      const standing = standings([
        ...statement,
        { ...bounced, narration: 'CHQ RETURN', amountMinor: amounts[0] ?? 0 },
      ])
      const credits = truths.map(
        ({ row }, at): Credit => ({ ...row, standing: standing.get(at) ?? 'stands' }),
      )
      expect(credits.filter((one) => one.standing === 'reversed')).toHaveLength(
        Math.ceil(truths.length / everyNth),
      )
      const matches = matchCredits(credits, of)
      const spoken = new Map<string, number>()
      for (const { row } of truths) {
        for (const number of row.narration.replaceAll(' ', '/').match(/INV\/26-27\/\d{4}(?!\d)/g) ??
          [])
          spoken.set(number, (spoken.get(number) ?? 0) + 1)
      }
      let plain = 0
      let found = 0
      for (const [at, { row, invoiceId, isPlain }] of truths.entries()) {
        const match = matches.get(row.id)
        const stands = credits[at]?.standing === 'stands' && at % everyNth !== 0
        if (match?.kind === 'exact') {
          expect(stands).toBe(true)
          expect(match.candidate.parts).toEqual([
            { invoiceId, amountMinor: row.amountMinor, tdsMinor: 0 },
          ])
        }
        // A split that names the next invoice speaks of it, too.
        if (isPlain && stands && (spoken.get(invoiceId ?? '') ?? 0) <= 1) {
          plain += 1
          found += Number(match?.kind === 'exact')
        }
      }
      expect(plain).toBeGreaterThan(50)
      expect(found / plain).toBeGreaterThan(0.9)
    }),
    // Shrinking a thousand rows takes minutes; the seed finds them again.
    { numRuns: thorough(5, 12), endOnFailure: true },
  )
})
