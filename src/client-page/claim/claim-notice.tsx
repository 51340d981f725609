import { formatMoney } from '#domain/money.ts'
import type { ClientInvoice } from '../client-invoice.ts'
import { Icon } from '../icon.tsx'
import { usePageWords } from '../page-words.ts'

interface ClaimNoticeProps {
  claim: NonNullable<ClientInvoice['claim']>
  invoice: ClientInvoice
}

/** The claim that the client made and the seller has not decided on. */
export function ClaimNotice({ claim, invoice }: ClaimNoticeProps) {
  const { currency, business } = invoice
  const { page, day } = usePageWords()
  const [before, behind] = page.claimed(day(claim.claimedOn), business.name)
  return (
    <div className="claim-notice">
      <Icon name="clock" />
      <p>
        {before} <strong>{formatMoney(claim.amountMinor, currency)}</strong>
        {claim.tdsMinor > 0 && ` + ${formatMoney(claim.tdsMinor, currency)} TDS`}
        {behind}
      </p>
    </div>
  )
}
