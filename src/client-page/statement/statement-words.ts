import type { Spoken } from '#domain/language/english.ts'
import type { StatementPageWords } from '#domain/language/statement-words.ts'
import { eachOf, tongueOf } from '#domain/language/tongue.ts'

const english: StatementPageWords = {
  account: 'Account',
  asOf: (lastDay, today) =>
    `At the end of ${lastDay}, with all that was recorded until today, ${today}.`,
  questions: 'Questions about this statement? Write to',
  withdrawn: 'This statement was withdrawn',
  askOf: (seller) =>
    `${seller} has withdrawn it. If you have a question about your account, please ask ${seller}.`,
  tooLong: 'This statement is too long to show',
  askForLess: (seller) =>
    `More than 2,000 lines stand in these days by now. Please ask ${seller} for a statement of fewer days.`,
  resting: 'This link rests',
  askResting: (seller) =>
    `${seller} shows nothing here for the time being. If you have a question about your account, please ask ${seller}.`,
  notFound: 'Statement not found',
  askSender:
    'This link does not lead to a statement. It may be incomplete: please ask whoever sent it for a new one.',
  failed: 'The statement could not be loaded',
}

export type Told = { tongue: Spoken; words: StatementPageWords }

/** Returns the page's own sentences around a statement, once for each language of the client. */
export function toldIn(of: Parameters<typeof tongueOf>[0]): Told[] {
  return eachOf(of.language)
    .map((language) => tongueOf({ language }))
    .map((tongue) => ({ tongue, words: tongue.statement?.page ?? english }))
}

/** The same on one line. */
export const toldOnce = (told: Told[], say: (words: StatementPageWords) => string): string =>
  told.map(({ words }) => say(words)).join(' · ')
