import type { TallyMove } from './entries.ts'
import { type LedgerKey, methodLedgers, type VoucherTypeKey } from './ledgers.ts'
import { line, type Voucher, type VoucherBill, withoutNothing } from './voucher.ts'

const types: Record<TallyMove['kind'], VoucherTypeKey> = {
  receipt: 'voucher_receipt',
  refund: 'voucher_payment',
  use: 'voucher_journal',
  write_off: 'voucher_journal',
}

const words: Record<TallyMove['kind'], string> = {
  receipt: 'Received',
  refund: 'Given back',
  use: 'Advance used',
  write_off: 'Written off',
}

function narrationOf({ kind, documents, method, number }: TallyMove): string {
  const named = documents.length === 0 ? [] : [`for ${documents.join(', ')}`]
  const by = method === null || kind === 'use' || kind === 'write_off' ? [] : [`by ${method}`]
  const voucher = number === null || documents.includes(number) ? [] : [`voucher ${number}`]
  return [words[kind], ...named, ...by, ...voucher].join(' ')
}

/** Money goes to the ledger of its method; what an advance settles, and what is given up, moves none. */
const ledgerOf = ({ method }: TallyMove): LedgerKey => methodLedgers[method ?? 'Other']

/**
 * Makes the voucher of money that came, went back or was given up; null of what has no rupees. The
 * client's bills less money, deducted tax and charges of the bank leave the difference of exchange.
 */
export function moneyVoucher(move: TallyMove): Voucher | null {
  const { kind, moneyMinor, tdsMinor, chargesMinor } = move
  const bills = move.bills.flatMap(({ minor, ...bill }): VoucherBill[] =>
    minor === null || minor === 0 ? [] : [{ ...bill, minor: -minor }],
  )
  if (moneyMinor === null || bills.length === 0) return null
  const owedMinor = bills.reduce((sum, { minor }) => sum + minor, 0)
  const tds = tdsMinor ?? 0
  const lost = kind === 'write_off' ? line('bad_debts', -owedMinor) : null
  const differs = -owedMinor - moneyMinor - tds
  return {
    id: move.id,
    type: types[kind],
    day: move.day,
    number: move.number,
    reference: move.reference,
    narration: narrationOf(move),
    party: move.party,
    supply: null,
    lines: withoutNothing([
      line(ledgerOf(move), moneyMinor - chargesMinor),
      line('bank_charges', chargesMinor),
      line('tds', tds),
      ...(lost === null ? [line('exchange', differs)] : [lost]),
      // An advance and the invoice that uses it are two lines of the client's.
      ...(kind === 'use'
        ? bills.map((bill) => ({ ...line(null, bill.minor), bills: [bill] }))
        : [{ ...line(null, owedMinor), bills }]),
    ]),
  }
}
