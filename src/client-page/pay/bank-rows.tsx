import type { WaysToPay } from '#domain/document/view/viewed.ts'
import { minorToDecimal } from '#domain/money.ts'
import { usePageWords } from '../page-words.ts'
import { CopyRow } from './copy-row.tsx'

interface BankRowsProps {
  bank: NonNullable<WaysToPay['bank']>
  amountMinor: number
  /** Whether it stands below a better way. */
  folded: boolean
}

export function BankRows({ bank, amountMinor, folded }: BankRowsProps) {
  const { page: words } = usePageWords()
  const rows = (
    <div className="rows">
      {bank.facts.map(({ label, value }) => (
        <CopyRow key={label} label={label} text={value} />
      ))}
      {!folded && (
        <CopyRow
          label={words.labels.amount}
          text={bank.amount}
          copied={minorToDecimal(amountMinor)}
        />
      )}
    </div>
  )
  return folded ? (
    <details className="way folded">
      <summary>
        <h2>{bank.label}</h2>
      </summary>
      {rows}
    </details>
  ) : (
    <div className="way">
      <h2>{bank.label}</h2>
      {rows}
    </div>
  )
}
