/** The way of an invoice to its client. Instants are ISO 8601 in UTC. */
export type Reach = {
  /** The time when its link was made, even if it was revoked since. */
  sharedAt: string | null
  /** When the link was last opened. */
  viewedAt: string | null
  mailedAt: string | null
  /** The time when its owner noted that it went out by another way. */
  markedAt: string | null
  /** The amount that the client reported and nobody has checked yet, in minor units of the invoice's currency. */
  claimedMinor: number | null
  /** Partly taken from a restored export. */
  restored: boolean
}
