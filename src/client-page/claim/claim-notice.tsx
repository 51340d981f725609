import { formatDay } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import type { ClientInvoice } from '../client-invoice.ts'
import { Icon } from '../icon.tsx'

interface ClaimNoticeProps {
  claim: NonNullable<ClientInvoice['claim']>
  invoice: ClientInvoice
}

/** What the client reported and the seller has not decided on. */
export function ClaimNotice({ claim, invoice: { currency, business } }: ClaimNoticeProps) {
  return (
    <div className="claim-notice">
      <Icon name="clock" />
      <p>
        You said on {formatDay(claim.claimedOn)} that you paid{' '}
        <strong>{formatMoney(claim.amountMinor, currency)}</strong>. {business.name} confirms it
        when the money has arrived.
      </p>
    </div>
  )
}
