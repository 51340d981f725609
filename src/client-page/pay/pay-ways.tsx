import type { ClientInvoice } from '../client-invoice.ts'
import { BankRows } from './bank-rows.tsx'
import { openMinor } from './open-amount.ts'
import { sellerMail } from './seller-mail.ts'
import { UpiRows } from './upi-rows.tsx'

interface PayWaysProps {
  invoice: ClientInvoice
  /** The UPI request; null where UPI cannot pay it. */
  link: string | null
}

/** The ways to pay that the seller gave; folded away where the client says to have paid already. */
export function PayWays({ invoice, link }: PayWaysProps) {
  const { currency, balance, claim, bank, seller, upiId } = invoice
  const amountMinor = openMinor(invoice)
  if (!link && !bank) {
    return (
      <p className="way">
        Please ask {seller.name} how to pay: <a href={sellerMail(invoice)}>{seller.email}</a>
      </p>
    )
  }
  const ways = (
    <>
      {link && upiId && <UpiRows upiId={upiId} amountMinor={amountMinor} link={link} />}
      {bank && (
        <BankRows
          bank={bank}
          amountMinor={amountMinor}
          currency={currency}
          folded={link !== null}
        />
      )}
    </>
  )
  const reported = claim !== null && claim.amountMinor >= balance.minor
  return reported ? (
    <details className="way folded">
      <summary>Show how to pay</summary>
      {ways}
    </details>
  ) : (
    ways
  )
}
