import type { SheetWords } from '#languages/document-catalogue.ts'
import { type Currency, formatMoney } from '../../money.ts'
import type { BankAccount } from '../../payment/payment-details.ts'
import type { WaysToPay } from './viewed.ts'

interface Paying {
  upiId: string | null
  /** The link that opens a UPI app; null where UPI cannot pay it. */
  link: string | null
  bank: BankAccount | null
  currency: Currency
  abroad: boolean
}

/** Says whom to pay an amount, in minor units of the currency, by each way that there is. */
export function waysOf(
  { upiId, link, bank, currency, abroad }: Paying,
  { labels }: SheetWords,
  amountMinor: number,
): WaysToPay {
  return {
    upi:
      link === null || upiId === null
        ? null
        : {
            label: labels.payByUpi,
            value: upiId,
            amount: formatMoney(amountMinor),
            link,
            hint: labels.scanWithUpi,
          },
    bank: bank && {
      label: labels.payByBankTransfer,
      facts: [
        { label: labels.accountHolder, value: bank.name },
        { label: labels.accountNumber, value: bank.number },
        { label: labels.ifsc, value: bank.ifsc },
        ...(bank.bankName ? [{ label: labels.bank, value: bank.bankName }] : []),
        ...(bank.swift && abroad ? [{ label: labels.swift, value: bank.swift }] : []),
      ],
      amount: formatMoney(amountMinor, currency),
    },
  }
}
