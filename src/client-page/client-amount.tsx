import type { Amount } from '#domain/invoice.ts'
import type { Currency } from '#domain/money.ts'
import { amountTexts } from '../lib/format.ts'

/** An amount, with the original of a foreign one below it. That the seller knows no rate is not told to a client. */
export function ClientAmount({ amount, currency }: { amount: Amount; currency: Currency }) {
  const { main, original } = amountTexts(amount, currency)
  return (
    <>
      {main}
      {amount.rupeesMinor !== null && original && <span className="original">{original}</span>}
    </>
  )
}
