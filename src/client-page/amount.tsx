import type { Amount as AmountValue } from '#domain/invoice.ts'
import type { Currency } from '#domain/money.ts'
import { amountTexts } from '../lib/format.ts'

/** An amount, with the original of a foreign one below it. */
export function Amount({ amount, currency }: { amount: AmountValue; currency: Currency }) {
  const { main, original } = amountTexts(amount, currency)
  return (
    <>
      {main}
      {original && <span className="original">{original}</span>}
    </>
  )
}
