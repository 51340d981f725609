import { amountInWords } from '#domain/words.ts'
import { Amount } from './amount.tsx'
import type { ClientInvoice } from './client-invoice.ts'

/** The total in figures and words; what of it was received and what is left, where it was paid in part. */
export function SheetTotal({ invoice }: { invoice: ClientInvoice }) {
  const { total, settled, balance, currency } = invoice
  const words =
    total.rupeesMinor === null
      ? amountInWords(total.minor, currency)
      : amountInWords(total.rupeesMinor)
  return (
    <div className="sheet-total">
      <p className="meta sheet-words">{words}</p>
      <dl className="sums">
        <div className="sum total">
          <dt>Total</dt>
          <dd>
            <Amount amount={total} currency={currency} />
          </dd>
        </div>
        {settled.minor > 0 && balance.minor > 0 && (
          <>
            <div className="sum">
              <dt>Received</dt>
              <dd>
                <Amount amount={settled} currency={currency} />
              </dd>
            </div>
            <div className="sum strong">
              <dt>Balance due</dt>
              <dd>
                <Amount amount={balance} currency={currency} />
              </dd>
            </div>
          </>
        )}
      </dl>
    </div>
  )
}
