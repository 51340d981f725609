import type { WaysToPay } from '#domain/document/view/viewed.ts'
import type { ClientInvoice } from '../client-invoice.ts'
import { usePageWords } from '../page-words.ts'
import { BankRows } from './bank-rows.tsx'
import { openMinor } from './open-amount.ts'
import { sellerMail } from './seller-mail.ts'
import { UpiRows } from './upi-rows.tsx'

interface PayWaysProps {
  invoice: ClientInvoice
  /** The invoice's kind and number. */
  name: string
  pay: WaysToPay
}

/** The ways to pay that the seller gave; folded away where the client says to have paid already. */
export function PayWays({ invoice, name, pay: { upi, bank } }: PayWaysProps) {
  const { page: words } = usePageWords()
  const { balance, claim, business } = invoice
  const amountMinor = openMinor(invoice)
  if (!upi && !bank) {
    return (
      <p className="way">
        {words.askHow(business.name)} <a href={sellerMail(invoice, name)}>{business.email}</a>
      </p>
    )
  }
  const ways = (
    <>
      {upi && <UpiRows upi={upi} amountMinor={amountMinor} />}
      {bank && <BankRows bank={bank} amountMinor={amountMinor} folded={upi !== null} />}
    </>
  )
  const reported = claim !== null && claim.amountMinor + claim.tdsMinor >= balance.minor
  return reported ? (
    <details className="way folded">
      <summary>{words.labels.showHowToPay}</summary>
      {ways}
    </details>
  ) : (
    ways
  )
}
