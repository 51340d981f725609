import { toDataError } from '#data/errors.ts'
import type { Claim } from '#domain/payment/payment.ts'
import { callDataApi } from '../data-api.ts'

/** How a client can have paid; the database takes these two. */
export const claimMethods = ['UPI', 'Bank transfer'] as const
export type ClaimMethod = (typeof claimMethods)[number]

/** Reports a payment, and throws a DataError where that is refused; the same key again changes nothing. */
export async function sendClaim(
  token: string,
  requestKey: string,
  { amountMinor, tdsMinor, reference, note }: Claim,
  method: ClaimMethod,
) {
  const answer = await callDataApi('claim_payment', {
    token,
    request_key: requestKey,
    amount_minor: amountMinor,
    ...(tdsMinor > 0 && { tds_minor: tdsMinor }),
    reference,
    note,
    method,
  })
  if (answer.ok) return
  throw toDataError(await answer.json().catch(() => ({ message: '' })), answer.status)
}
