import { formatMoney, minorToDecimal } from '#domain/money.ts'
import { useLater } from '../use-later.ts'
import { CopyRow } from './copy-row.tsx'

const loadCode = () => import('./upi-code.tsx')

interface UpiRowsProps {
  upiId: string
  amountMinor: number
  /** What the code says. */
  link: string
}

/** Paying by UPI: a code to scan, and what to type where none can be scanned. */
export function UpiRows({ upiId, amountMinor, link }: UpiRowsProps) {
  const code = useLater(loadCode)
  return (
    <div className="way upi">
      <h2>Pay by UPI</h2>
      {/* Without its code the page still says whom to pay, and how much. */}
      {code !== 'lost' && (
        <div className="upi-code">
          {code && <code.UpiCode link={link} vpa={upiId} amountMinor={amountMinor} />}
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
