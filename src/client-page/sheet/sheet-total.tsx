import { settlementLines } from '#domain/totals.ts'
import { amountInWords } from '#domain/words.ts'
import { ClientAmount } from '../client-amount.tsx'
import type { ClientInvoice } from '../client-invoice.ts'

/** The total in figures and words; what of it was received, deducted as tax and left, as sheet and PDF say it. */
export function SheetTotal({ invoice }: { invoice: ClientInvoice }) {
  const { total, currency } = invoice
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
            <ClientAmount amount={total} currency={currency} />
          </dd>
        </div>
        {settlementLines(invoice, invoice.tdsMinor).map(({ label, amount }) => (
          <div key={label} className={label === 'Balance due' ? 'sum strong' : 'sum'}>
            <dt>{label}</dt>
            <dd>
              <ClientAmount amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
