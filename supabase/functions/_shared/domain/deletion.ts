import { dayInIndia, formatDay } from './dates.ts'
import type { InvoiceSummary } from './invoice.ts'
import { formatMoney } from './money.ts'

/** How far an invoice has come to its client. Instants are ISO 8601 in UTC. */
export type Reach = {
  /** When its link was made, also one that was revoked since. */
  sharedAt: string | null
  /** When the link was last opened. */
  viewedAt: string | null
  mailedAt: string | null
  /** What the client says to have paid and nobody has checked yet, in minor units of the invoice's currency. */
  claimedMinor: number | null
}

/**
 * What stands between an invoice and its deletion: money that came in refuses it, as the database does, and the owner
 * is asked first when its client may know of it.
 */
export function deletionOf({
  settled,
  reach,
}: Pick<InvoiceSummary, 'settled' | 'reach'>): 'free' | 'asked' | 'refused' {
  if (settled.minor > 0) return 'refused'
  return reach === null ? 'free' : 'asked'
}

const on = (instant: string) => `on ${formatDay(dayInIndia(new Date(instant)))}`

/** What the client of an invoice knows of it, a sentence each. */
export function reachTexts({
  reach,
  clientEmail,
  currency,
}: Pick<InvoiceSummary, 'reach' | 'clientEmail' | 'currency'>): string[] {
  if (reach === null) return []
  const { sharedAt, viewedAt, mailedAt, claimedMinor } = reach
  return [
    sharedAt && `You shared it ${on(sharedAt)}.`,
    mailedAt && `It was mailed to ${clientEmail} ${on(mailedAt)}.`,
    viewedAt && `The client opened it, last ${on(viewedAt)}.`,
    claimedMinor &&
      `The client says they paid ${formatMoney(claimedMinor, currency)}; that waits for your answer.`,
  ].filter((text) => typeof text === 'string')
}
