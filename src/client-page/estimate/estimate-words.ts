import type { EstimateWords, PageRefusal } from '#domain/language/page-words.ts'

const answer = (accepted: boolean, name: string | null, day: string) =>
  `${accepted ? 'Accepted' : 'Declined'}${name === null ? '' : ` by ${name}`} on ${day}`

export const englishEstimate: EstimateWords = {
  validUntil: (day) => `Valid until ${day}`,
  expired: (day, seller) =>
    `It was valid until ${day} and cannot be answered here any more. Please ask ${seller} for a new one.`,
  converted: (seller) => `${seller} has made the invoice of it.`,
  answered: (accepted, name, day, seller) =>
    `${answer(accepted, name, day)}. ${seller} knows of it.`,
  answeredByFile: (accepted, name, day, seller) =>
    `${answer(accepted, name, day)}, as a file tells that ${seller} restored.`,
  answeredOnce: (seller) => `${seller} sees who answered. It can be answered once.`,
}

export const answerFailed: PageRefusal = 'Your answer could not be sent. Please try again.'
export const answerEnded: PageRefusal = 'This link has ended, or the estimate was withdrawn.'
