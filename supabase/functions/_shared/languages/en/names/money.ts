import type { Currency } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payment/payment.ts'

/** Ways of payment, and currencies as in "one US dollar". */
export const money = {
  area: 'money',
  methods: {
    UPI: 'UPI',
    'Bank transfer': 'Bank transfer',
    Cash: 'Cash',
    Cheque: 'Cheque',
    Card: 'Card',
    Other: 'Other',
  } satisfies Record<PaymentMethod, string>,
  currencies: {
    INR: 'rupee',
    USD: 'US dollar',
    EUR: 'euro',
    GBP: 'pound sterling',
    AED: 'UAE dirham',
    SGD: 'Singapore dollar',
    AUD: 'Australian dollar',
    CAD: 'Canadian dollar',
  } satisfies Record<Currency, string>,
} as const
