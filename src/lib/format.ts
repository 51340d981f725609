import type { InvoiceStatus, OtherStatus } from '#domain/document/invoice.ts'
import type { StandingWord } from '#domain/document/standing.ts'

const tones = {
  PAID: 'green',
  REFUNDED: 'green',
  UNPAID: 'yellow',
  'PARTLY PAID': 'blue',
  OVERDUE: 'red',
  'REFUND DUE': 'red',
} as const

/** The colour of a status that a report tells. */
export const toneOf = (word: string) =>
  Object.hasOwn(tones, word) ? tones[word as keyof typeof tones] : 'gray'

/** The colour of how a document stands; grey of what nobody waits for. */
export const standingTone = (word: StandingWord | InvoiceStatus | OtherStatus) => toneOf(word)
