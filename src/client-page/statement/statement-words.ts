import { product } from '#domain/product.ts'

/** What the page of a statement says around it: in English, as all statements are. */
export const statementWords = {
  from: (seller: string) => `from ${seller}`,
  account: 'Account',
  asOf: (lastDay: string, today: string) =>
    `At the end of ${lastDay}, with all that was recorded until today, ${today}.`,
  questions: 'Questions about this statement? Write to',
  madeWith: ['Made with ', `, ${product.tagline}`],
  withdrawn: 'This statement was withdrawn',
  askOf: (seller: string) =>
    `${seller} has withdrawn it. If you have a question about your account, please ask ${seller}.`,
  tooLong: 'This statement is too long to show',
  askForLess: (seller: string) =>
    `More than 2,000 lines stand in these days by now. Please ask ${seller} for a statement of fewer days.`,
  resting: 'This link rests',
  askResting: (seller: string) =>
    `${seller} shows nothing here for the time being. If you have a question about your account, please ask ${seller}.`,
  notFound: 'Statement not found',
  askSender:
    'This link does not lead to a statement. It may be incomplete: please ask whoever sent it for a new one.',
  failed: 'The statement could not be loaded',
} as const
