import type { EstimateWords } from '#domain/language/page-words.ts'

export const englishEstimate: EstimateWords = {
  validUntil: (day) => `Valid until ${day}`,
  expired: (day, seller) =>
    `It was valid until ${day} and cannot be answered here any more. Please ask ${seller} for a new one.`,
  converted: (seller) => `${seller} has made the invoice of it.`,
  answered: (accepted, name, day, seller) =>
    `${accepted ? 'Accepted' : 'Declined'}${name === null ? '' : ` by ${name}`} on ${day}. ${seller} knows of it.`,
  answeredOnce: (seller) => `${seller} sees who answered. It can be answered once.`,
}
