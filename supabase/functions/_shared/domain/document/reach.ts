/** How far an invoice has come to its client. Instants are ISO 8601 in UTC. */
export type Reach = {
  /** When its link was made, also one that was revoked since. */
  sharedAt: string | null
  /** When the link was last opened. */
  viewedAt: string | null
  mailedAt: string | null
  /** When its owner said that it went out by another way. */
  markedAt: string | null
  /** The amount that the client reported and nobody has checked yet, in minor units of the invoice's currency. */
  claimedMinor: number | null
  /** An export that was restored here tells some of it. */
  restored: boolean
}
