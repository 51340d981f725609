import { type Currency, formatMoney, minorToDecimal } from '#domain/money.ts'
import type { BankAccount } from '#domain/payment-details.ts'
import { CopyRow } from './copy-row.tsx'

interface BankRowsProps {
  bank: BankAccount
  amountMinor: number
  currency: Currency
  /** Whether it stands below a better way. */
  folded: boolean
}

const title = 'Pay by bank transfer'

export function BankRows({ bank, amountMinor, currency, folded }: BankRowsProps) {
  const rows = (
    <div className="rows">
      <CopyRow label="Account holder" text={bank.name} />
      <CopyRow label="Account number" text={bank.number} />
      <CopyRow label="IFSC" text={bank.ifsc} />
      {!folded && (
        <CopyRow
          label="Amount"
          text={formatMoney(amountMinor, currency)}
          copied={minorToDecimal(amountMinor)}
        />
      )}
    </div>
  )
  return folded ? (
    <details className="way folded">
      <summary>
        <h2>{title}</h2>
      </summary>
      {rows}
    </details>
  ) : (
    <div className="way">
      <h2>{title}</h2>
      {rows}
    </div>
  )
}
