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
  /** The ages of what is owed, by the days since it was due. */
  ages: {
    notDue: 'Not due',
    late30: '1–30 days',
    late60: '31–60 days',
    late90: '61–90 days',
    lateOver: 'Over 90 days',
  },
} as const
