/** The words of the page behind a statement's link; days come as texts. */
export const statementPage = {
  account: 'Account',
  asOf: (lastDay: string, today: string) =>
    `At the end of ${lastDay}, with all that was recorded until today, ${today}.`,
  /** Ends before the seller's address. */
  questions: 'Questions about this statement? Write to',
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
}
