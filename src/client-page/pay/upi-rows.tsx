import type { WaysToPay } from '#domain/document/view/viewed.ts'
import { minorToDecimal } from '#domain/money.ts'
import { usePageWords } from '../page-words.ts'
import { useLater } from '../use-later.ts'
import { CopyRow } from './copy-row.tsx'

const loadCode = () => import('./upi-code.tsx')

interface UpiRowsProps {
  upi: NonNullable<WaysToPay['upi']>
  amountMinor: number
}

/** Paying by UPI: a code to scan, and what to type where none can be scanned. */
export function UpiRows({ upi, amountMinor }: UpiRowsProps) {
  const code = useLater(loadCode)
  const { labels } = usePageWords().page
  return (
    <div className="way upi">
      <h2>{upi.label}</h2>
      {/* Without its code the page still says whom to pay, and how much. */}
      {code !== 'lost' && <div className="upi-code">{code && <code.UpiCode upi={upi} />}</div>}
      <div className="rows">
        <CopyRow label={labels.upiId} text={upi.value} />
        <CopyRow label={labels.amount} text={upi.amount} copied={minorToDecimal(amountMinor)} />
      </div>
    </div>
  )
}
