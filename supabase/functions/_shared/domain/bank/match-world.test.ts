import { expect, test } from 'vitest'
import { claim, invoice, ledger } from '#tests/factories/bank-ledger.ts'
import fc, { thorough } from '#tests/setup/property.ts'
import { matchCredits } from './match.ts'
import type { BankClaim, Credit } from './matching.ts'
import { standings } from './reversals.ts'
import type { StatementRow } from './statement.ts'

// The truth that the thousand rows are made from, and that the matching does not see.
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
      // Nobody can tell which of the two credits settles the invoice.
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

test('no row of a thousand is wrongly called exact, and most plain ones are called exact', () => {
  fc.assert(
    fc.property(picks, fc.integer({ min: 3, max: 9 }), (chosen, everyNth) => {
      const { ledger: of, truths } = world(chosen)
      // A returned credit appears in the file as a debit. Some debits name their credit; one with
      // an amount of its own names none.
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
