/** The words of the page behind a statement's link; days come as texts. */
export const statementPage = {
  account: 'Account',
  untilToday: (today: string) => `Until today, ${today}`,
  /** The sum of a past statement, beside the balance of today. */
  onLastDay: (lastDay: string, amount: string) => `On ${lastDay}: ${amount}`,
  /** Shown by UPI apps with the payment. */
  payment: (client: string) => `Account of ${client}`,
  /** Ends before the seller's address. */
  questions: 'Questions about this statement? Write to',
  withdrawn: 'This statement was withdrawn',
  askOf: (seller: string) =>
    `${seller} has withdrawn this statement. If you have a question about your account, ask ${seller}.`,
  tooLong: 'This statement is too long to show',
  askForLess: (seller: string) =>
    `It now has more than 2,000 lines. Ask ${seller} for a statement of a shorter period.`,
  resting: 'This link is paused',
  askResting: (seller: string) =>
    `${seller} has paused this link for now. If you have a question about your account, ask ${seller}.`,
  notFound: 'Statement not found',
  askSender:
    'This link does not lead to a statement. It may be incomplete. Ask the sender for a new link.',
  failed: 'The statement could not be loaded',
}
