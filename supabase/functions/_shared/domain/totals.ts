import { divided, scaled } from './decimals.ts'
import type { NewInvoiceItem } from './document/new-item.ts'
import type { Amount, Invoice } from './invoice.ts'
import { type Currency, toRupeesMinor } from './money.ts'

/** The rupee value of an amount in a currency, or null where no rate is known. */
export function amountOf(minor: number, currency: Currency, rate: number | null): Amount {
  if (currency === 'INR') return { minor, rupeesMinor: minor }
  return { minor, rupeesMinor: rate === null ? null : toRupeesMinor(minor, rate) }
}

/**
 * What a row comes to, in minor units of the invoice's currency, as `private.calculate`: with a rate quantity times rate
 * less discount, each rounded half-up; without, the amount that was given.
 */
export function rowOf(
  row: Pick<
    NewInvoiceItem,
    'quantity' | 'rate' | 'discountPercent' | 'discountMinor' | 'amountMinor'
  >,
): { discountMinor: number; amountMinor: number } {
  const { quantity, rate, discountPercent, discountMinor, amountMinor } = row
  if (rate === null) return { discountMinor: 0, amountMinor }
  // Thousandths times ten-thousandths are ten-millionths; a minor unit is a hundredth.
  const gross = divided(scaled(quantity, 3) * scaled(rate, 4), 100_000n)
  const reduced =
    discountPercent === null
      ? BigInt(discountMinor ?? 0)
      : divided(gross * scaled(discountPercent, 2), 10_000n)
  return { discountMinor: Number(reduced), amountMinor: Number(gross - reduced) }
}

/** What the items come to, in minor units. */
export const sumMinor = (items: Pick<NewInvoiceItem, 'amountMinor'>[]) =>
  items.reduce((sum, item) => sum + item.amountMinor, 0)

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

type Settled = Pick<Invoice, 'settled' | 'balance' | 'currency' | 'exchangeRate'>
type SettlementLine = { label: 'Received' | 'TDS' | 'Balance due'; amount: Amount }

/**
 * What stands below a total: received, deducted at source (`tdsMinor`, in minor units of the invoice's currency) and
 * due. Nothing while nothing came in; of received and deducted only what there is.
 */
export function settlementLines(invoice: Settled, tdsMinor: number): SettlementLine[] {
  const { settled, balance, currency, exchangeRate } = invoice
  if (settled.minor === 0) return []
  const tds =
    tdsMinor === settled.minor
      ? settled
      : within(settled, amountOf(tdsMinor, currency, exchangeRate))
  const received = minus(settled, tds)
  const parts: SettlementLine[] = [
    { label: 'Received', amount: received },
    { label: 'TDS', amount: tds },
  ]
  return [
    ...parts.filter(({ amount }) => amount.minor > 0),
    { label: 'Balance due', amount: balance },
  ]
}
