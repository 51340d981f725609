import { type Currency, signOf } from '#domain/money.ts'

/** The label of a field of an amount: in rupees unless it says otherwise. */
export const amountLabel = (label: string, currency: Currency) =>
  currency === 'INR' ? label : `${label} in ${signOf(currency).trim()}`
