import { useMemo } from 'react'
import { type Amount, type Currency, figureOf, signOf } from '#domain/money.ts'
import { settledText } from '#domain/payment/payment.ts'
import { amounts } from '#languages/en/messages/amounts.ts'
import type { Words } from '#languages/words.ts'
import { useWords } from './words.ts'

const amountsIn = (words: Words<typeof amounts>) => ({
  /** An amount, with its rupees beside it where it is in another currency. */
  amountTexts: (amount: Amount, currency: Currency) => figureOf(amount, currency, words.unrated),
  /** The label of a field of an amount: in rupees unless it says otherwise. */
  amountLabel: (label: string, currency: Currency) =>
    currency === 'INR' ? label : words.inCurrency(label, signOf(currency).trim()),
  /** "₹900.00 and ₹100.00 TDS". */
  settledText: (settled: { amountMinor: number; tdsMinor: number }, currency: Currency) =>
    settledText(words, settled, currency),
  unrated: words.unrated,
})

export type Amounts = ReturnType<typeof amountsIn>

/** Formats amounts in the spoken language. */
export function useAmounts(): Amounts {
  const words = useWords(amounts)
  return useMemo(() => amountsIn(words), [words])
}
