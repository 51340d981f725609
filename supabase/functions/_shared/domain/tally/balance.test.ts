import { expect, test } from 'vitest'
import { anyDocument, anyMove } from '#tests/factories/tally-source.ts'
import fc from '#tests/setup/property.ts'
import { readMasters, readVouchers, trialBalance } from '#tests/setup/read-tally.ts'
import { kinds } from '../document/kinds.ts'
import { hasUtgst } from '../gst/states.ts'
import type { TallySource } from './entries.ts'
import { mastersFile, vouchersFile } from './files.ts'
import { type LedgerKey, type LedgerNames, ledgers, methodLedgers } from './ledgers.ts'
import { masterCollector } from './masters.ts'
import { partyNames } from './party-names.ts'
import { prepareTally } from './prepare.ts'

const period: fc.Arbitrary<TallySource> = fc.record({
  documents: fc.array(anyDocument, { maxLength: 12 }),
  moves: fc.array(anyMove, { maxLength: 12 }),
})

/** Each ledger under a name of its own, so that the trial balance tells all of them apart. */
const apart: LedgerNames = {
  own: Object.fromEntries(Object.keys(ledgers).map((key) => [key, `ledger ${key}`])),
  clients: {},
}

/** The books of the period, added up from the entries and not from their vouchers. */
function ledgerOf({ documents, moves }: TallySource): Record<string, number> {
  const balance = new Map<string, number>()
  const partyName = partyNames(apart)
  const post = (name: string, minor: number) => balance.set(name, (balance.get(name) ?? 0) + minor)
  const debit = (key: LedgerKey, minor: number) => post(`ledger ${key}`, minor)
  for (const document of documents) {
    const { cancelled, totalMinor, party, values, reverseCharge, supply, withTax } = document
    if (cancelled || totalMinor === null) continue
    const sign = kinds[document.kind].sign
    post(partyName(party), sign * totalMinor)
    const taxed = reverseCharge
      ? 'sales_reverse'
      : supply === 'domestic'
        ? 'sales'
        : (`sales_${supply}${withTax ? '' : '_lut'}` as const)
    for (const { taxability, minor } of values) {
      const key = taxability === 'taxable' ? taxed : (`sales_${taxability}` as const)
      debit(document.sellerGstin === null ? 'sales' : key, -sign * (minor ?? 0))
    }
    debit('round_off', -sign * (document.roundOffMinor ?? 0))
    if (reverseCharge) continue
    debit('igst', -sign * (document.igstMinor ?? 0))
    debit('cgst', -sign * (document.cgstMinor ?? 0))
    debit(hasUtgst(document.placeOfSupply) ? 'utgst' : 'sgst', -sign * (document.sgstMinor ?? 0))
    debit('cess', -sign * (document.cessMinor ?? 0))
  }
  for (const { kind, method, moneyMinor, tdsMinor, chargesMinor, bills, party } of moves) {
    const settled = bills.reduce((sum, { minor }) => sum + (minor ?? 0), 0)
    if (moneyMinor === null || bills.every(({ minor }) => !minor)) continue
    post(partyName(party), -settled)
    if (kind === 'write_off') {
      debit('bad_debts', settled)
      continue
    }
    debit(methodLedgers[method ?? 'Other'], moneyMinor - chargesMinor)
    debit('bank_charges', chargesMinor)
    debit('tds', tdsMinor ?? 0)
    debit('exchange', settled - moneyMinor - (tdsMinor ?? 0))
  }
  return Object.fromEntries([...balance].filter(([, minor]) => minor !== 0).sort())
}

test('every voucher of any period balances to the paisa, and the trial balance is the ledger’s', () => {
  fc.assert(
    fc.property(period, (source) => {
      const { vouchers, leftOut } = prepareTally(source)
      const read = readVouchers([...vouchersFile(vouchers, apart)].join(''))
      for (const { lines } of read) {
        expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
        expect(lines.every(({ minor }) => Number.isSafeInteger(minor))).toBe(true)
      }
      expect(trialBalance(read)).toEqual(ledgerOf(source))
      // Everything is in the file or said to be in none.
      const said = new Set([...vouchers, ...leftOut].map(({ id }) => id))
      expect([...source.documents, ...source.moves].every(({ id }) => said.has(id))).toBe(true)
    }),
  )
})

test('the bills of a client’s line come to it, and every ledger of the vouchers is among the masters', () => {
  fc.assert(
    fc.property(period, fc.boolean(), (source, isUsual) => {
      const names = isUsual ? { own: {}, clients: {} } : apart
      const { vouchers } = prepareTally(source)
      const collector = masterCollector(names)
      vouchers.forEach(collector.add)
      const { masters, clashes } = collector.collected()
      expect(clashes).toEqual([])
      const groups = readMasters([...mastersFile(masters)].join(''))
      const known = new Set(groups.map(({ name }) => name.toLowerCase()))
      expect(known.size).toBe(groups.length)
      for (const { lines } of readVouchers([...vouchersFile(vouchers, names)].join(''))) {
        for (const { ledger, bills, minor } of lines) {
          expect(known.has(ledger.toLowerCase())).toBe(true)
          if (bills.length === 0) continue
          expect(bills.reduce((sum, bill) => sum + bill.minor, 0)).toBe(minor)
        }
      }
    }),
  )
})

test('made again, in any order of reading, each voucher is the same under the same id', () => {
  fc.assert(
    fc.property(period, (source) => {
      const written = ({ documents, moves }: TallySource) =>
        prepareTally({ documents, moves })
          .vouchers.map((voucher) => [...vouchersFile([voucher], apart)].join(''))
          .sort()
      const turned = {
        documents: source.documents.toReversed(),
        moves: source.moves.toReversed(),
      }
      expect(written(turned)).toEqual(written(source))
    }),
  )
})
