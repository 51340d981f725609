import { type Currency, signOf } from '#domain/money.ts'

export const amountLabelWords = {
  inCurrency: (label: string, sign: string) => `${label} in ${sign}`,
}

/** The label of a field of an amount: in rupees unless it says otherwise. */
export const amountLabel = (label: string, currency: Currency) =>
  currency === 'INR' ? label : amountLabelWords.inCurrency(label, signOf(currency).trim())
