import type { Amount } from './invoice.ts'
import { type Currency, toRupeesMinor } from './money.ts'

/** The rupee value of an amount in a currency, or null where no rate is known. */
export function amountOf(minor: number, currency: Currency, rate: number | null): Amount {
  if (currency === 'INR') return { minor, rupeesMinor: minor }
  return { minor, rupeesMinor: rate === null ? null : toRupeesMinor(minor, rate) }
}

/** The whole's rupees were rounded row by row: a part of it never exceeds them. */
const within = (whole: Amount, part: Amount): Amount => ({
  minor: part.minor,
  rupeesMinor:
    whole.rupeesMinor === null || part.rupeesMinor === null
      ? null
      : Math.min(whole.rupeesMinor, part.rupeesMinor),
})

const minus = (whole: Amount, part: Amount): Amount => ({
  minor: whole.minor - part.minor,
  rupeesMinor:
    whole.rupeesMinor === null || part.rupeesMinor === null
      ? null
      : whole.rupeesMinor - part.rupeesMinor,
})

/**
 * What is settled and what is due of a total, `balanceMinor` in minor units of its currency. They make it up in
 * rupees as well: what is due is converted, as `private.due_in_rupees` does, and what is settled is the rest.
 */
export function partsOf(
  total: Amount,
  balanceMinor: number,
  currency: Currency,
  rate: number | null,
): { settled: Amount; balance: Amount } {
  const balance =
    balanceMinor === total.minor ? total : within(total, amountOf(balanceMinor, currency, rate))
  return { settled: minus(total, balance), balance }
}
