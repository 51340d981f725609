import { formatMoney, minorToDecimal } from '#domain/money.ts'
import type { ClientInvoice } from './client-invoice.ts'
import { CopyRow } from './copy-row.tsx'
import { useLater } from './use-later.ts'

const loadCode = () => import('./upi-code.tsx')

interface UpiRowsProps {
  upiId: string
  amountMinor: number
  invoice: ClientInvoice
}

/** Paying by UPI: a code to scan, and what to type where none can be scanned. */
export function UpiRows({ upiId, amountMinor, invoice }: UpiRowsProps) {
  const code = useLater(loadCode)
  return (
    <div className="way upi">
      <h2>Pay by UPI</h2>
      {/* Without its code the page still says whom to pay, and how much. */}
      {code !== 'lost' && (
        <div className="upi-code">
          {code && (
            <code.UpiCode
              vpa={upiId}
              payee={invoice.seller.name}
              amountMinor={amountMinor}
              number={invoice.number}
            />
          )}
        </div>
      )}
      <div className="rows">
        <CopyRow label="UPI ID" text={upiId} />
        <CopyRow
          label="Amount"
          text={formatMoney(amountMinor)}
          copied={minorToDecimal(amountMinor)}
        />
      </div>
    </div>
  )
}
